/** chessboard.js and jQuery, which bring no types; both are put into `window` by scripts/bundle/board.js. */

declare var jQuery: { htmlPrefilter(html: string): string };
declare var Chessboard: (element: HTMLElement, options: ChessboardOptions) => ChessboardWidget;

/** As far as board/board.ts uses it (https://chessboardjs.com/docs). */
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
