/**
 * Makes room beside the board for a panel that has the page to itself, such as the drill: nothing else of the
 * page is left that could spoil. Loaded with such a panel.
 */

/**
 * Take away all that speaks of the game, and put the panel there; returns what gives it back.
 * @param board the stage's element; what stands beside it goes too
 */
export const makeRoom = (page: HTMLElement, board: HTMLElement, panel: HTMLElement): (() => void) => {
  const side = page.querySelector(".review__side, .position__side");
  const gone = [
    ...[...(board.parentElement?.children ?? [])].filter((part) => part !== board),
    ...(side?.children ?? []),
  ];
  const marks = gone.map((part) => {
    const mark = document.createComment("");
    part.replaceWith(mark);
    return { mark, part };
  });
  side?.append(panel);
  page.classList.add("is-learning");
  return () => {
    panel.remove();
    for (const { mark, part } of marks) mark.replaceWith(part);
    page.classList.remove("is-learning");
  };
};
