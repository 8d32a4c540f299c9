/** At the head of a bundle with a board: chessboard.js, a classic script, which finds jQuery in `window`. */

import "./jquery.js";
import "@chrisoakman/chessboardjs/dist/chessboard-1.0.0.js";
