/** Fractions as the server writes them: "3/4", "-1", and as people read them. Pure. */

/** As a number. */
export const fraction = (written: string): number => {
  const [over, under = "1"] = written.split("/");
  return Number(over) / Number(under);
};

const SIGNS: Record<string, string> = {
  "1/2": "½",
  "1/4": "¼",
  "3/4": "¾",
  "1/8": "⅛",
  "3/8": "⅜",
  "5/8": "⅝",
  "7/8": "⅞",
};

/** "-3/2" -> "−1½". */
export const mixed = (written: string) => {
  const [over, under = 1] = written.replace("-", "").split("/").map(Number);
  const whole = Math.floor(over / under);
  const rest = `${over % under}/${under}`;
  const part = over % under ? (SIGNS[rest] ?? (whole ? ` ${rest}` : rest)) : "";
  return `${written.startsWith("-") ? "−" : ""}${whole || !part ? whole : ""}${part}`;
};
