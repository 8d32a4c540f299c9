/** jQuery where chessboard.js looks for it. */

import jQuery from "/vendor/jquery/dist-module/jquery.slim.module.js";

window.jQuery = jQuery;
