/**
 * The libraries that lie under /vendor/, as far as their packages bring no types. Read by the type checker
 * alone.
 */

/** The classic scripts of the head, see templates/app.html. */
declare var FluentBundle: typeof import("@fluent/bundle") | undefined;
declare var jQuery: { htmlPrefilter(html: string): string };
declare var Chessboard: (element: HTMLElement, options: ChessboardOptions) => ChessboardWidget;

/** As far as board/board.js uses it (https://chessboardjs.com/docs). */
interface ChessboardOptions {
  position?: string | Record<string, string>;
  orientation?: "white" | "black";
  pieceTheme?: string | ((piece: string) => string);
  [option: string]: unknown;
}

interface ChessboardWidget {
  position(position: string | Record<string, string>, animate?: boolean): void;
  orientation(side?: "white" | "black" | "flip"): "white" | "black";
  resize(): void;
  destroy(): void;
}
