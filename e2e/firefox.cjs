/**
 * For Playwright's process: Firefox ESR does not know one command of WebDriver BiDi that every new page begins with
 * (the override of media features). Where it is unknown the page goes on without it; the browser's own light scheme stays.
 */

"use strict";

const Module = require("node:module");

const COMMAND = /\.send\("emulation\.setMediaFeaturesOverride", \{[^;]*?\}\)(?=;)/g;
const CAUGHT = "$&.catch((error) => { if (!String(error).includes(\"unknown command\")) throw error; })";
const compile = Module.prototype._compile;

Module.prototype._compile = function (source, file, ...rest) {
  return compile.call(this, file.endsWith("coreBundle.js") ? source.replace(COMMAND, CAUGHT) : source, file, ...rest);
};
