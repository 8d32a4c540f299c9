/** Moves that play themselves: one step after the other until there is none, or somebody stops them. */

/** @typedef {{ set: (act: () => void, ms: number) => any, clear: (timer: any) => void }} Timers */

/** Those of the page: as methods of anything else they would refuse. @type {Timers} */
const TIMERS = { set: (act, ms) => setTimeout(act, ms), clear: (timer) => clearTimeout(timer) };

/**
 * `step()` says whether there was a move.
 * @type {(step: () => boolean, timers?: Timers) => { start(delay: number): void, stop(): void,
 * stepping(): boolean }}
 */
export function createAutoplay(step, timers = TIMERS) {
  /** @type {any} */
  let timer = null;
  let stepping = false;

  function stop() {
    if (timer !== null) timers.clear(timer);
    timer = null;
  }

  return {
    start(delay) {
      stop();
      const act = () => {
        timer = null;
        stepping = true;
        const moved = step();
        stepping = false;
        if (moved) timer = timers.set(act, delay);
      };
      act();
    },
    stop,
    /** Whether the step that is being made is ours: another one is a person's. */
    stepping: () => stepping,
  };
}
