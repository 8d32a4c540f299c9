/**
 * The compact viewer of the embeds: the stage and its panels in the width of a frame. Read-only; draws the
 * state it is given and knows no network, no cookies and no storage.
 */

import { takeStrokes } from "../board/strokes.ts";
import { nodesOf } from "../chess/lines.ts";
import { useNotation } from "../chess/notation.ts";
import { h } from "../lib/dom.ts";
import { t } from "../lib/i18n.ts";
import { listen } from "../lib/keys.ts";
import { createMoments } from "../panels/moments.ts";
import { createPanels } from "../panels/panels.ts";
import type { Said } from "../panels/types.ts";
import { Stage } from "../stage/stage.ts";
import type { Begun, Place, State } from "../state/types.ts";
import { atPly, enter, fenAt, lastPly, onBoard } from "../state/view.ts";
import { createAutoplay } from "./autoplay.ts";
import { placeOf } from "./place_message.ts";
import type {
  Command,
  CreateNotes,
  CreateReport,
  EmbedOptions,
  MenuOptions,
  Obeyed,
  PlaceMessage,
  Viewer,
} from "./types.ts";
import { createWhy } from "./why.ts";

export type ViewerOptions = {
  moved?: (place: PlaceMessage) => void;
  menu?: MenuOptions | null;
  said?: Said | null;
  report?: CreateReport | null;
  notes?: CreateNotes | null;
};

/**
 * Fill `root`. `moved` is told where a person looks; `menu`: what its menu offers; `said`, `report`, `notes`:
 * of reviews.
 */
export function createViewer(
  root: HTMLElement,
  options: EmbedOptions,
  { moved = () => {}, menu = null, said = null, report = null, notes = null }: ViewerOptions = {},
): Viewer {
  useNotation(options.notation);
  let state: State | null = null;
  const { stage, autoplay } = createStage(
    options,
    () => state?.game && moved(placeOf(state, stage.view())),
    said,
  );
  const { elements, update } = createParts(root, options, stage, { said, report, notes }, (ply) => {
    if (state) stage.show(atPly(state, ply));
  });
  const note = h("p", { class: "embed__note", role: "status" });
  root.replaceChildren(...elements, note);
  root.classList.add("is-live");
  if (menu && !options.hide.includes("menu")) addMenu(stage, menu);
  const unlisten = options.keyboard
    ? listen((action) => (action === "help" ? false : stage.perform(action)))
    : () => {};

  /** False where `whole` was wanted, and not all of the line can be played: nobody goes there then. */
  async function begin({ ply = 0, line = [] }: Partial<Place>, whole = false): Promise<boolean> {
    if (!state?.game) return true;
    const from = atPly(state, ply === "last" ? lastPly(state) : ply);
    const before = stage.view();
    const nodes = line.length ? await nodesOf(fenAt(state, from.ply), line, state.game.variant) : [];
    if (whole && nodes.length < line.length) return false;
    if (stage.view() === before)
      stage.show(nodes.length ? enter(from.ply, nodes, nodes.length, { kind: "variation" }) : from);
    return true;
  }

  return {
    update(next) {
      state = next;
      stage.update(state);
      if (state.game) update(state);
    },
    begin: async (place) => void (await begin(place)),
    say: (text) => {
      note.textContent = text;
    },
    obey: (command) =>
      Boolean(state?.game) && obey(command, { stage, autoplay, go: (place) => begin(place, true) }),
    place: () => (state?.game ? placeOf(state, stage.view()) : null),
    fen: () => (state?.game ? onBoard(state, stage.view()).fen : ""),
    focus: () => root.focus({ preventScroll: true }),
    close() {
      unlisten();
      autoplay.stop();
      stage.close();
    },
  };
}

function createStage({ orientation, show, wheel, draw }: EmbedOptions, moved: () => void, said: Said | null) {
  const stage = new Stage({
    orientation: orientation === "auto" ? "white" : orientation,
    graph: show.includes("graph"),
    wheel,
    said,
  });
  const autoplay = createAutoplay(() => stage.perform("next"));
  const frame: HTMLElement | null = stage.parts.board.querySelector(".board__frame");
  const forget =
    draw && frame ? takeStrokes(frame, stage.orientation, (strokes) => stage.sketch(strokes)) : () => {};
  stage.on("view", () => {
    forget();
    if (!autoplay.stepping()) autoplay.stop();
    moved();
  });
  return { stage, autoplay };
}

/** What stands in the frame, and what draws a newer state. */
function createParts(
  root: HTMLElement,
  options: EmbedOptions,
  stage: Stage,
  { said, report, notes }: Required<Pick<ViewerOptions, "said" | "report" | "notes">>,
  show: (ply: number) => void,
) {
  const shows = new Set(options.show);
  if (options.moves === "off") shows.delete("moves");
  const go = (target: number | number[]) => {
    const now = stage.view().ply;
    show(typeof target === "number" ? target : (target.find((item) => item > now) ?? target[0]));
  };
  const cards = {
    moments: createMoments({ go, said }),
    report: report?.(stage, go) ?? null,
  };
  const panels = createPanels(
    [
      { id: "moves", label: t("moves-label"), element: stage.parts.moves },
      { id: "moments", label: t("panels-moments"), element: cards.moments.element },
      ...(cards.report ? [{ id: "report", label: t("review-report"), element: cards.report.element }] : []),
    ].filter(({ id }) => shows.has(id)),
    { label: t("review-panels"), onShow: (id) => void (id === "moves" && stage.revealMove()) },
  );
  const side = ["moves", "moments", "report"].some((id) => shows.has(id))
    ? h("div", { class: "embed__side" }, panels.element)
    : null;
  const why = said && options.show.length ? createWhy(said) : null;
  if (why) stage.add(why);
  const main = h("div", { class: "embed__main" }, [
    stage.parts.board,
    stage.parts.controls,
    why?.element ?? null,
    notes?.(stage) ?? null,
    stage.parts.graph,
  ]);
  const title = root.querySelector("h1") ?? h("h1", { class: "visually-hidden" }, document.title);
  root.tabIndex = -1;
  return {
    elements: [title, main, side].filter((part) => part !== null),
    update(state: Begun) {
      cards.moments.update(state);
      cards.report?.update(state, "kibitz");
    },
  };
}

function addMenu(stage: Stage, options: MenuOptions) {
  stage.addControl("menu", "menu", t("embed-menu"), async () => {
    const { showMenu } = await import("./menu.ts");
    showMenu(options);
  });
}

interface Driven {
  stage: Stage;
  autoplay: ReturnType<typeof createAutoplay>;
  go(place: Place): Promise<boolean>;
}

/** What the page around asks for. */
function obey(command: Command, { stage, autoplay, go }: Driven): Obeyed {
  switch (command.command) {
    case "goto":
      return go(command);
    case "flip":
      return command.orientation === stage.orientation() || stage.perform("flip");
    case "play":
      if (command.on) autoplay.start(command.delay);
      else autoplay.stop();
      return true;
    case "theme":
      document.documentElement.dataset.theme = command.theme;
      document.dispatchEvent(new CustomEvent("kibitz:theme"));
      return true;
    default:
      return stage.perform(command.command);
  }
}
