/**
 * For tests/analysis/events/test_fold_fuzz.py: a log on each line of the input, its folded state on each of
 * the output.
 */

import { createInterface } from "node:readline";

import { fold } from "../../static/js/state/fold.ts";

for await (const line of createInterface({ input: process.stdin })) {
  process.stdout.write(`${JSON.stringify(fold(JSON.parse(line)))}\n`);
}
