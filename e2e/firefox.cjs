/**
 * For Playwright's process: what Firefox ESR knows and says otherwise than it takes for granted.
 * - The override of media features, with which every new page begins, is an unknown command: the page goes on without
 *   it, and the browser's own light scheme stays.
 * - A download of what the page itself has made belongs to no navigation: it goes by its address, which is its own.
 * - That a connection was lost is no error of the page, though the log has it among those of its scripts.
 */

"use strict";

const Module = require("node:module");

const UNKNOWN = 'if (!String(error).includes("unknown command")) throw error;';
const LOST = "/^(Firefox can.t establish a connection to|The connection to ws|Failed to load .*ServiceWorker)/";
const CHANGES = [
  [/\.send\("emulation\.setMediaFeaturesOverride", \{[^;]*?\}\)(?=;)/g, `$&.catch((error) => { ${UNKNOWN} })`],
  [/!event\.download && !event\.navigation/g, "$& && !event.url"],
  [/event\.download \?\? event\.navigation/g, "$& ?? event.url"],
  [/(?<=_onLogEntryAdded\((\w+)\) \{)/g, `if (!$1.stackTrace && ${LOST}.test($1.text)) return;`],
];
const compile = Module.prototype._compile;

Module.prototype._compile = function (source, file, ...rest) {
  const changed = (text) => CHANGES.reduce((so, [old, put]) => so.replace(old, put), text);
  return compile.call(this, file.endsWith("coreBundle.js") ? changed(source) : source, file, ...rest);
};
