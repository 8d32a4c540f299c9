/**
 * Exploring a review: ties the board's moves, own variations, places in addresses and the engine in the
 * browser to the stage. Small, because it is there from the start; what it ties is loaded when asked for.
 */

/** @import { Explorer, ExploringMemory, ExploringOptions, Place } from "../../types/explore" */
/** @import { MoveNode, Begun, View } from "../../types/state" */

import { t } from "../lib/i18n.js";
import { loadVisit } from "../lib/storage.js";
import { atPly } from "../state/view.js";

export class Exploring {
  /** @type {ExploringMemory} */
  #now = { explorer: null, engine: null };
  #options;
  #button;

  /** @param {ExploringOptions} options */
  constructor(options) {
    const { id, stage } = options;
    this.#options = options;
    this.#button = stage.addControl("engine", "chip", t("explore-engine"), () => this.perform("engine"));
    this.#button.setAttribute("aria-pressed", "false");
    stage.on("lent", () => this.close());
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
    this.#now.explorer ??= import("./tree_of_moves.js").then(({ createExplorer }) =>
      createExplorer(this.#options.id),
    );
    return this.#now.explorer;
  }

  get #state() {
    return /** @type {Begun} */ (this.#options.state()); // nobody explores without a game
  }

  /** @param {Explorer} found @param {View} view */
  #show(found, view) {
    this.#options.stage.setOwn(found.linesAt());
    this.#options.stage.show(view);
  }

  /** @param {MoveNode} node */
  async #play(node) {
    const { stage } = this.#options;
    const before = stage.view();
    const found = await this.#load();
    if (stage.view() === before) this.#show(found, found.play(this.#state, before, node));
  }

  /** Show the place of an address; at once its ply, then the line. @param {Place} place */
  async open({ ply, line }) {
    const { stage } = this.#options;
    const start = atPly(this.#state, ply);
    stage.show(start);
    if (!line.length) return;
    const found = await this.#load();
    const view = await found.find(this.#state, { ply: start.ply, line });
    if (stage.view() === start) this.#show(found, view);
  }

  /** What keys ask of the engine; null where it is not its business. @param {string} action */
  perform(action) {
    if (!this.#options.state().game) return null;
    if (action === "best" && this.#isAtEnd()) return this.#now.engine?.further() ?? null;
    if (action !== "engine" && action !== "threat") return null;
    this.#engine(action);
    return true;
  }

  /** Whether the line on the board has come to its end; a position alone is at its end from the start. */
  #isAtEnd() {
    const { branch } = this.#options.stage.view();
    return branch ? branch.index >= branch.nodes.length : !this.#state.game.moves.length;
  }

  /** @param {"engine" | "threat"} action */
  async #engine(action) {
    try {
      const { Switch } = await import("./switch.js");
      this.#now.engine ??= new Switch({ ...this.#options, button: this.#button });
      this.#now.engine.perform(action);
    } catch {
      this.#options.say(t("explore-failed"));
    }
  }

  /** Shut the engine's panel. */
  close() {
    this.#now.engine?.close();
  }
}
