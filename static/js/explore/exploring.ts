/**
 * Exploring a review: ties the board's moves, own variations, places in addresses and the engine in the
 * browser to the stage. Small, because it is there from the start; what it ties is loaded when asked for.
 */

import { t } from "../lib/i18n.ts";
import { loadVisit } from "../lib/storage.ts";
import type { Begun, MoveNode, View } from "../state/types.ts";
import { atPly } from "../state/view.ts";
import type { Switch } from "./switch.ts";
import type { Explorer, ExploringMemory, ExploringOptions, Place, PlayFrom } from "./types.ts";

export class Exploring {
  #now: ExploringMemory = { explorer: null, engine: null, game: null };
  #options;
  #button;

  constructor(options: ExploringOptions) {
    const { id, stage } = options;
    this.#options = options;
    this.#button = stage.addControl("engine", "chip", t("explore-engine"), () => this.perform("engine"));
    this.#button.setAttribute("aria-pressed", "false");
    stage.on("lent", () => this.#now.engine?.close());
    stage.on("remove", async ({ base, path }) => {
      const found = await this.#load();
      this.#show(found, found.remove(stage.view(), base, path));
    });
    if (loadVisit(`own:${id}`, null)) this.#load().then((found) => stage.setOwn(found.linesAt()));
    stage.play((node) => {
      this.#play(node);
      return true;
    });
  }

  #load() {
    this.#now.explorer ??= import("./tree_of_moves.ts").then(({ createExplorer }) =>
      createExplorer(this.#options.id),
    );
    return this.#now.explorer;
  }

  get #state() {
    return this.#options.state() as Begun; // nobody explores without a game
  }

  #show(found: Explorer, view: View) {
    this.#options.stage.setOwn(found.linesAt());
    this.#options.stage.show(view);
  }

  async #play(node: MoveNode) {
    const { stage } = this.#options;
    const before = stage.view();
    const found = await this.#load();
    if (stage.view() !== before) return;
    this.#show(found, found.play(this.#state, before, node));
    if (stage.view().branch?.kind === "own") this.#ask((engine) => engine.judge());
  }

  /** Show the place of an address; at once its ply, then the line. */
  async open({ ply, line }: Place) {
    const { stage } = this.#options;
    const start = atPly(this.#state, ply);
    stage.show(start);
    if (!line.length) return;
    const found = await this.#load();
    const view = await found.find(this.#state, { ply: start.ply, line });
    if (stage.view() === start) this.#show(found, view);
  }

  /** What keys ask of the engine; null where it is not its business. */
  perform(action: string) {
    if (this.#now.game) return this.#now.game.perform(action);
    if (!this.#options.state().game) return null;
    if (action === "best" && this.#isAtEnd()) return this.#now.engine?.further() ?? null;
    if (action !== "engine" && action !== "threat") return null;
    this.#ask((engine) => engine.perform(action));
    return true;
  }

  /** Whether the line on the board has come to its end; a position alone is at its end from the start. */
  #isAtEnd() {
    const { branch } = this.#options.stage.view();
    return branch ? branch.index >= branch.nodes.length : !this.#state.game.moves.length;
  }

  async #ask(what: (engine: Switch) => void) {
    try {
      const { Switch } = await import("./switch.ts");
      if (this.#options.stage.isLent()) return; // a game or an exercise has begun meanwhile
      this.#now.engine ??= new Switch({ ...this.#options, button: this.#button });
      what(this.#now.engine);
    } catch {
      this.#options.say(t("explore-offline")); // its module did not come
    }
  }

  /** Play a position out against an opponent: the one on the board, unless `from` says another. */
  play(from: Partial<PlayFrom> = {}) {
    import("./play_out.ts").then(
      ({ playOut }) => playOut(this.#options, from, this.#now, () => this.#load()),
      () => {}, // the page says that a part of it did not come
    );
  }

  /** Shut the engine's panel and the game that is played out. */
  close() {
    this.#now.game?.close();
    this.#now.engine?.close();
  }
}
