/**
 * Keeps the board in view while a page of one column is scrolled: the board stays at the head of the window
 * and shrinks to a small one as the page scrolls past it (css/review.css). The page keeps its height, so
 * nothing below jumps.
 */

/** The same as in css/review.css. */
const COLUMN = "(max-width: 559px), (max-width: 979px) and (max-aspect-ratio: 999/1000)";
/** The space above the board once it stays, in pixels. */
const GAP = 5;
/** What stands below the panel of the move. */
const BELOW = ".graph, .tabs, .moves, .report";

/** `main` holds the stage; `panel` is the panel of the move, which has another height for each move. */
interface Places {
  main: HTMLElement;
  stage: HTMLElement;
  panel: HTMLElement;
}

interface BoardInView {
  /** Scroll to the head of the page, where board and reason are both in view. */
  home(): void;
  close(): void;
}

export function keepBoardInView({ main, stage, panel }: Places): BoardInView {
  const column = matchMedia(COLUMN);
  const board = stage.querySelector(".stage__middle") ?? stage;
  const stays = () => main.classList.contains("is-scrolled");
  /** The board at the head of the page: its distance from the head of `main`, and the height of the stage. */
  let full = { top: 0, height: 0 };
  const measure = () => {
    const { top, width } = board.getBoundingClientRect();
    full = { top: top - main.getBoundingClientRect().top, height: stage.offsetHeight };
    main.style.setProperty("--full-width", `${width}px`);
    main.style.setProperty("--full-height", `${full.height}px`);
  };
  const goes = () => {
    main.classList.remove("is-scrolled");
    main.classList.add("is-growing");
    grown(() => main.classList.remove("is-growing"));
  };
  const follow = () => {
    if (!column.matches) return main.classList.remove("is-scrolled");
    if (!stays() && !main.classList.contains("is-growing")) measure();
    const { top } = main.getBoundingClientRect();
    main.style.setProperty("--left", `${top + full.height}px`);
    if (top + full.top < GAP) main.classList.add("is-scrolled");
    else if (stays()) goes();
  };
  let width = innerWidth;
  const resized = () => {
    if (innerWidth === width) return; // the bar of a phone's browser comes and goes
    width = innerWidth;
    main.classList.remove("is-scrolled", "is-growing");
    grown(follow);
  };
  const steady = keepSteady(panel, stays);
  addEventListener("scroll", follow, { passive: true });
  addEventListener("resize", resized);
  return {
    home() {
      steady.release();
      scrollTo(0, 0);
    },
    close() {
      removeEventListener("scroll", follow);
      removeEventListener("resize", resized);
      steady.close();
    },
  };
}

/** Call when the board has taken its size, two frames later (board/board.ts). */
const grown = (then: () => void) => requestAnimationFrame(() => requestAnimationFrame(then));

/**
 * What is pressed below the panel stays where it is in the window if the panel then grows or shrinks, until
 * the person does something else. Browsers keep what they choose themselves, and Safari keeps nothing.
 */
function keepSteady(panel: HTMLElement, isOn: () => boolean) {
  const root = document.documentElement;
  let held: { part: Element; top: number } | null = null;
  const release = () => {
    held = null;
    root.style.overflowAnchor = "";
  };
  const press = ({ target }: Event) => {
    release();
    const part = isOn() && target instanceof Element ? target.closest(BELOW) : null;
    if (!part) return;
    held = { part, top: part.getBoundingClientRect().top };
    root.style.overflowAnchor = "none";
  };
  const observer = new ResizeObserver(() => {
    const moved = held?.part.getClientRects().length ? held.part.getBoundingClientRect().top - held.top : 0;
    if (moved) scrollBy(0, moved);
  });
  const ends = ["pointercancel", "wheel", "keydown"]; // a finger that scrolls cancels its press
  observer.observe(panel);
  document.addEventListener("pointerdown", press, { capture: true, passive: true });
  for (const end of ends) document.addEventListener(end, release, { capture: true, passive: true });
  return {
    release,
    close() {
      release();
      observer.disconnect();
      document.removeEventListener("pointerdown", press, { capture: true });
      for (const end of ends) document.removeEventListener(end, release, { capture: true });
    },
  };
}
