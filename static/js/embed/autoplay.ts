/** Moves that play themselves: one step after the other until there is none, or somebody stops them. */

type Timer = ReturnType<typeof setTimeout> | number;
type Timers = { set: (act: () => void, ms: number) => Timer; clear: (timer: Timer) => void };

/** Those of the page: as methods of anything else they would refuse. */
const TIMERS: Timers = { set: (act, ms) => setTimeout(act, ms), clear: (timer) => clearTimeout(timer) };

/** `step()` says whether there was a move. */
export function createAutoplay(
  step: () => boolean,
  timers: Timers = TIMERS,
): { start(delay: number): void; stop(): void; stepping(): boolean } {
  let timer: Timer | null = null;
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
