/**
 * What chessboard.js draws, as far as board/board.ts asks for it, for a script that stands alone: with jQuery
 * it would be a quarter of that. Squares, coordinates and images in chessboard.js's classes; board.css has
 * the sizes.
 */

const FILES = [..."abcdefgh"];
const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

const made = (name, className, text = "") => {
  const element = Object.assign(document.createElement(name), { className });
  element.textContent = text;
  return element;
};

/** {square: "wK"} of the first field of a FEN. */
function piecesOf(placement) {
  const found = {};
  for (const [row, line] of placement.split("/").entries()) {
    let file = 0;
    for (const sign of line) {
      if (/\d/.test(sign)) file += Number(sign);
      else found[FILES[file++] + (8 - row)] = (sign < "a" ? "w" : "b") + sign.toUpperCase();
    }
  }
  return found;
}

function square(file, rank, whiteBelow, piece, pieceTheme) {
  const color = (FILES.indexOf(file) + rank) % 2 ? "black-3c85d" : "white-1e1d7";
  const element = made("div", `square-55d63 ${color} square-${file}${rank}`);
  element.dataset.square = file + rank;
  if (piece) {
    const image = Object.assign(made("img", "piece-417db"), { src: pieceTheme(piece), alt: "" });
    image.dataset.piece = piece;
    element.append(image);
  }
  if (file === (whiteBelow ? "a" : "h")) element.append(made("div", "notation-322f9 numeric-fc462", rank));
  if (rank === (whiteBelow ? 1 : 8)) element.append(made("div", "notation-322f9 alpha-d2270", file));
  return element;
}

window.jQuery = {};
window.Chessboard = (holder, { orientation, pieceTheme }) => {
  const board = made("div", "board-b72b1");
  holder.replaceChildren(board);
  let [side, pieces] = [orientation ?? "white", piecesOf(START)];
  function draw() {
    const whiteBelow = side === "white";
    const order = (list) => (whiteBelow ? list : list.toReversed());
    board.replaceChildren(
      ...order([8, 7, 6, 5, 4, 3, 2, 1]).flatMap((rank) =>
        order(FILES).map((file) => square(file, rank, whiteBelow, pieces[file + rank], pieceTheme)),
      ),
    );
  }
  draw();
  return {
    orientation(wanted) {
      if (wanted !== undefined) {
        side = wanted === "flip" ? (side === "white" ? "black" : "white") : wanted;
        draw();
      }
      return side;
    },
    position(placement) {
      pieces = piecesOf(placement);
      draw();
    },
    resize() {
      board.style.width = `${holder.clientWidth - 1}px`; // board.ts leaves chessboard.js a pixel
    },
  };
};
