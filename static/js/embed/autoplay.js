/** Moves that play themselves: one step after the other until there is none, or somebody stops them. */

/** @typedef {{ set: (act: () => void, ms: number) => any, clear: (timer: any) => void }} Timers */

/**
 * `step()` says whether there was a move.
 * @type {(step: () => boolean, timers?: Timers) => { start(delay: number): void, stop(): void,
 * stepping(): boolean }}
 */
export function createAutoplay(step, timers = { set: setTimeout, clear: clearTimeout }) {
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
