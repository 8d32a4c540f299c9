/** jQuery where chessboard.js looks for it. */

import jQuery from "jquery/slim";

window.jQuery = jQuery;
