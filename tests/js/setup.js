/** After each test the clock is the machine's again. */

import { afterEach, vi } from "vitest";

afterEach(() => {
  vi.useRealTimers();
});
