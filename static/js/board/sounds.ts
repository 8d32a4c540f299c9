/**
 * The sounds of moves, made here by Web Audio: a knock on wood, a harder one for a capture, two tones for a
 * check.
 */

const KNOCK = { frequency: 210, seconds: 0.07, gain: 0.5 };
const CAPTURE = { frequency: 150, seconds: 0.1, gain: 0.75 };
const TONES = [740, 990];

let context: AudioContext | null = null;

/** "check", "capture" or "move": what a move sounds like. Pure. */
export function soundOf(san: string) {
  if (/[+#]/.test(san)) return "check";
  return san.includes("x") ? "capture" : "move";
}

/** Play the sound of a move. Browsers that allow none stay silent. */
export function play(san: string) {
  context ??= made();
  if (!context) return;
  if (context.state === "suspended") context.resume();
  const kind = soundOf(san);
  knock(context, san.includes("x") ? CAPTURE : KNOCK);
  if (kind !== "check") return;
  for (const [index, frequency] of TONES.entries()) tone(context, frequency, 0.05 + 0.09 * index);
}

function made() {
  try {
    return new AudioContext();
  } catch {
    return null; // no sound device, or not allowed
  }
}

/** Filtered noise that dies away. */
function knock(context: AudioContext, { frequency, seconds, gain }: typeof KNOCK) {
  const rate = context.sampleRate;
  const buffer = context.createBuffer(1, Math.ceil(rate * seconds), rate);
  const data = buffer.getChannelData(0);
  for (let index = 0; index < data.length; index += 1)
    data[index] = (Math.random() * 2 - 1) * Math.exp((-7 * index) / data.length);
  const source = new AudioBufferSourceNode(context, { buffer });
  const filter = new BiquadFilterNode(context, { type: "bandpass", frequency: frequency * 4, Q: 1.2 });
  source.connect(filter).connect(new GainNode(context, { gain })).connect(context.destination);
  source.start();
}

function tone(context: AudioContext, frequency: number, after: number) {
  const start = context.currentTime + after;
  const oscillator = new OscillatorNode(context, { type: "sine", frequency });
  const level = new GainNode(context, { gain: 0 });
  level.gain.setValueAtTime(0, start);
  level.gain.linearRampToValueAtTime(0.12, start + 0.01);
  level.gain.exponentialRampToValueAtTime(0.0005, start + 0.16);
  oscillator.connect(level).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(start + 0.18);
}
