// Made by scripts/wire.py of what the server declares: do not edit. Nothing of it runs.

export type ThemeName =
  | "breakthrough"
  | "outruns"
  | "spare"
  | "key_square"
  | "opposition"
  | "distant_opposition"
  | "diagonal_opposition"
  | "zugzwang"
  | "in_square"
  | "outside_passed_pawn";

export type Side = "white" | "black";

export type Variant = "standard" | "chess960";

export type PhaseName = "opening" | "middlegame" | "endgame";

export type Status = "waiting" | "running" | "stopped" | "failed" | "done";

export type Source = "search" | "rule" | "table" | "forced" | "repetition";

export type AnswerSource = "lines" | "search" | "rule";

export type MomentKind =
  | "brilliant"
  | "critical"
  | "turning_point"
  | "missed_win"
  | "missed_mate"
  | "blunder"
  | "mistake"
  | "inaccuracy";

export type ReasonRule =
  | "forced"
  | "theory"
  | "mate"
  | "top_move"
  | "cp_to_cp"
  | "mate_to_cp"
  | "cp_to_mate"
  | "mate_to_mate"
  | "critical"
  | "brilliant"
  | "table"
  | "unjudged";

export type FactKind =
  | "allows_mate"
  | "misses_mate"
  | "hangs"
  | "loses"
  | "misses_win"
  | "gives_back"
  | "no_recapture"
  | "misses_punishing"
  | "motif"
  | "result"
  | "ending"
  | "stalemate"
  | "repetition"
  | "perpetual"
  | "insufficient"
  | "traps"
  | "promotes"
  | "underpromotes"
  | "king"
  | "structure"
  | "activity"
  | "plan"
  | "threat"
  | "point"
  | "better"
  | "mates"
  | "wins"
  | "recaptures"
  | "only_legal"
  | "only_good"
  | "escapes"
  | "develops"
  | "simplifies"
  | "shortens"
  | "prolongs"
  | "noise";

export type Base = "before" | "after";

export type Claim = "before" | "after" | "threat";

export type GameKind = "played" | "running" | "open" | "bye" | "forfeit";

export type Form = "robin" | "rounds" | "games";

export type TieBreak =
  | "buchholz"
  | "buchholz_cut1"
  | "buchholz_median"
  | "sonneborn_berger"
  | "direct"
  | "wins"
  | "progressive"
  | "performance";

export type ClassName =
  | "brilliant"
  | "critical"
  | "best"
  | "excellent"
  | "okay"
  | "inaccuracy"
  | "mistake"
  | "blunder"
  | "risky"
  | "theory"
  | "forced";

export type RuleSet = "kibitz" | "seed";

/** A sentence that can be said in every language: a key of `static/i18n/en.ftl` and what it takes. */
export interface Text {
  key: string;
  params: Record<string, string | number | Text>;
}

/** Message and place for a page in another language. */
export interface Said {
  message: Text;
  place: Text | null;
}

/** A move that people play, and what it is worth. */
export interface LikelyMove {
  uci: string;
  san: string;
  /** by rating: how likely a player of that rating plays it, 0..1 */
  p: number[];
  /** the mover's expected points after it */
  expected: number;
  /** of a search of its own; 0: it needed none */
  nodes: number;
}

/** What players rated 1100, 1300, 1500, 1700, 1900 play here: a number for each of these. */
export interface People {
  /** the move that was played */
  played: number[];
  /** the move of `best`; null: there is none */
  best: number[] | null;
  /** of key moments and faults: a move that loses less than 0.08 */
  good?: number[];
  /** of a fault: this move, or another that loses as much */
  as_bad?: number[];
  /** the moves whose worth is known: those of `moves` */
  covered?: number[];
  /** the likeliest first; played and best among them */
  moves?: LikelyMove[];
}

/** An evaluation: exactly one of the two is there. */
export interface Score {
  /** centipawns */
  cp?: number;
  /** moves to mate; 0: mated on the board */
  mate?: number;
}

/** An arrow of the author; a marked square is one whose `from` is its `to`. */
export interface Arrow {
  from: string;
  to: string;
  color: string;
}

/** A name of the book. */
export interface Opening {
  eco: string;
  name: string;
}

/** The name of the game: that of its last position in the book. */
export interface NamedOpening {
  eco: string;
  name: string;
  /** 0: the start position; n: the nth half-move and the position after it */
  ply: number;
}

/** The engine that searched. */
export interface Engine {
  name: string;
}

/** The options of a review, as they are kept and told. */
export interface Options {
  /** `auto` or a kind of engine */
  engine: string;
  /** a position */
  nodes: number;
  /** engine lines of a position */
  multipv: number;
  rules: RuleSet;
  includeTheory: boolean;
  includeCritical: boolean;
  includeBrilliant: boolean;
}

/** From this row on, the endgame is of this type. */
export interface EndgameChange {
  row: number;
  /** the last ply of that row */
  ply: number;
  type: string;
}

/** A score of a line, White's view: exactly one of the two is not null. */
export interface LineScore {
  cp: number | null;
  mate: number | null;
}

/** An engine line of a position, White's view: exactly one of `cp` and `mate` is not null. */
export interface Line {
  /** 1: the engine's first choice */
  rank: number;
  depth: number;
  /** centipawns */
  cp: number | null;
  /** moves to mate, negative: Black mates, 0: the side to move is mated */
  mate: number | null;
  /** moves in UCI, at most 16 */
  pv: string[];
  /** the same moves for a person */
  san: string[];
  /** of a line that a second, lighter search found: what that search gives its own first line */
  against?: LineScore;
}

/** A table of exact answers. */
export interface Table {
  /** the men of both sides: "KRvK" */
  name: string;
  /** who made it, in which version: "kibitz 1", or "syzygy" */
  source: string;
}

/** What a move of a solved pawn ending does, proven (docs/pawns.md). */
export interface Theme {
  /** UCI */
  move: string;
  name: ThemeName;
  /** of the pawn that it is about, or where the king goes */
  square: string;
}

/** What is known of a position, by a table or a proof: no estimate. */
export interface Exact {
  /**
   * of the side to move: 2 a win, 0 a draw, -2 a loss; 1, -1: a win and a loss that the fifty-move rule makes
   * a draw
   */
  wdl: number;
  /** moves to mate by the best play of both; null: a draw, or not known */
  dtm: number | null;
  /** its name; `pawns`: a pawn ending that was solved */
  table: string;
  /** who made it, in which version */
  source: string;
  /** the moves that keep the result, UCI, best first; slower wins too; if lost, all moves */
  keep: string[];
  /** moves that are not proven to keep it or not, UCI */
  unsure?: string[];
  /** of the moves that keep the result */
  themes?: Theme[];
}

/** Pawns that play a local game of their own. */
export interface PawnGroup {
  squares: string[];
  /** as games are written: docs/games.md; Left is White */
  value: string;
  mean: string;
  temperature: string;
}

/** A pawn ending as a sum of local games, certified, and the engine agrees. */
export interface PawnSums {
  groups: PawnGroup[];
  sum: string;
  /** who wins: White, Black, the side to move, the other side */
  outcome: "L" | "R" | "N" | "P";
  /** of the side to move, SAN */
  winning_moves: string[];
}

/** The engine's first move. */
export interface Best {
  uci: string;
  san: string;
}

/** What a capture of an offered piece runs into, the mover's view. */
export interface Answer {
  score: Score;
  /** expected points, 0..1 */
  expected: number;
  /** the mover's best play, UCI */
  line: string[];
  san: string[];
  source: AnswerSource;
  nodes: number;
}

/** A move that takes an offered piece. */
export interface Capture {
  /** UCI */
  move: string;
  san: string;
  /** null as long as nobody has looked */
  answer: Answer | null;
}

/** A piece on its square. */
export interface Piece {
  /** a small letter, for both sides */
  piece: string;
  square: string;
}

/** A piece that a brilliant move offers. */
export interface Unsafe {
  /** a small letter, for both sides */
  piece: string;
  square: string;
  /** those that may legally take it */
  attackers: Piece[];
  captures?: Capture[];
}

/** The engine's second line. */
export interface SecondMove {
  /** centipawns */
  cp?: number;
  /** moves to mate; 0: mated on the board */
  mate?: number;
  move: string;
}

/** What a move costs or wins on the board, proven by a line (docs/reasons.md). */
export interface Fact {
  kind: FactKind;
  /** who has it; without it the mover */
  side?: Side;
  /** a small letter, for both sides */
  piece?: string;
  square?: string;
  squares?: string[];
  /** the move that does it, UCI */
  by?: string;
  /** the piece that does it, where it then stands */
  by_piece?: Piece;
  targets?: Piece[];
  /** of a motif: lichess's puzzle theme; else a word of the kind */
  name?: string;
  /** what is lost or won: docs/reasons.md lists the words */
  what?: string;
  /** points: 1, 3, 3, 5, 9; the exchange 2 */
  net?: number;
  /** of a claim of material: a search showed it against every good defence */
  proven?: boolean;
  /** already before the move */
  was_hanging?: boolean;
  /** moves to mate */
  in?: number;
  /** moves to mate before */
  was?: number;
  /** the opponent's fault that stays unpunished */
  fault?: number;
  /** index in `line` of the move by which it is so */
  ply?: number;
  /** where `line` starts: before the move or after it */
  base?: Base;
  /** the line that proves it, UCI */
  line?: string[];
  /** the same moves for a person */
  san?: string[];
}

/** The good defences against a claim, by a search of the position after its first move. */
export interface Proof {
  /** that first move, UCI */
  move: string;
  /** the defender's good moves and what follows, UCI; of each look the best first */
  lines: string[][];
  /** of the mover, where the best one is played */
  expected: number;
}

/** What a small search of a position says. */
export interface Look {
  /** of the mover of the reason's move */
  expected: number;
  /** moves to mate as that mover sees it, below 0: he is mated */
  mate?: number;
  /** UCI */
  line: string[];
}

/** A move that people play, and what follows on it. */
export interface NaturalMove {
  /** UCI */
  move: string;
  /** of the players at that rating */
  share: number;
  look: Look;
}

/** What was searched around a move to see what it is for. */
export interface Point {
  /** UCI */
  move: string;
  /** if the other side passes; the best first */
  idle?: Look[];
  /** the best answers, the best first */
  replies?: Look[];
  /** the replies that people play */
  natural: NaturalMove[];
}

/** The points of the moves around a fault. */
export interface MovePoints {
  /** of the answer */
  after?: Point;
  /** of the better move */
  before?: Point;
  /** the answer to the fault, played against the better move */
  against?: Look;
  /** the mover passes in place of the fault */
  passed?: Look;
  /** what most people play in place of a move that alone was good */
  instead?: NaturalMove;
}

/** What was searched for a reason's claims, by the line that each begins with. */
export interface Proofs {
  /** of the better line */
  before?: Proof;
  /** of the answer */
  after?: Proof;
  /** what the opponent plays if the mover passes, UCI */
  passed?: string[];
  /** of that line */
  threat?: Proof;
  /** what the best move beside the only good one gives away */
  rival?: number;
  points?: MovePoints;
}

/** Why a move got its class (docs/reasons.md): data for a sentence. Scores are the mover's view. */
export interface Reason {
  rule: ReasonRule;
  before?: Score;
  after?: Score;
  opening?: string;
  /** what `value` measures */
  measure?: string;
  value?: number;
  /** the row that was hit: [low, high), null for an open end */
  threshold?: (number | null)[];
  class_before_corrections?: ClassName;
  corrections?: string[];
  class_before_override?: ClassName;
  /** of the class that was overridden */
  base?: Reason;
  second?: SecondMove;
  second_loss?: number;
  unsafe?: Unsafe[];
  /** the piece that the move itself took */
  captured?: string | null;
  missing?: Base;
  /** the most telling first */
  facts?: Fact[];
  proofs?: Proofs;
  /** the reason in at most two sentences of the catalogue */
  said?: Text[];
}

/** The figures of a side in a phase; null while one of its moves there is not judged, or without moves. */
export interface Figures {
  /** plain mean of the move accuracies, 0..100 */
  accuracy: number | null;
  /** average centipawn loss, 0..500 */
  acpl: number | null;
  /** moves by class, those that occur */
  counts: Record<string, number>;
  moves: number;
}

/** The figures of a side; null while one of its moves is not judged. */
export interface SideFigures {
  /** plain mean of the move accuracies, 0..100 */
  accuracy: number | null;
  /** average centipawn loss, 0..500 */
  acpl: number | null;
  /** moves by class, those that occur */
  counts: Record<string, number>;
  moves: number;
  /** lichess's formula on the same evaluations, 0..100 */
  accuracy_lichess: number | null;
  judged: number;
  /** faults that let go of a win or of two points (docs/reasons.md); absent: not counted */
  misses?: number[];
}

/** The figures of a phase. */
export interface BothSides {
  white: Figures;
  black: Figures;
}

/** The figures of all phases. */
export interface PhaseFigures {
  opening: BothSides;
  middlegame: BothSides;
  endgame: BothSides;
}

/** How well a side played where tables know the answer; counted in its moves. */
export interface ExactFigures {
  /** moves from a won position */
  wins: number;
  /** those of them that kept the win */
  wins_kept: number;
  /** moves from a drawn position */
  draws: number;
  /** those of them that held the draw */
  draws_held: number;
  /** half points given away */
  half_points_lost: number;
}

/** Play from where tables know the answer; a draw by the fifty-move rule is a draw. */
export interface ExactReport {
  /** the first position that a table knows */
  from: number;
  white: ExactFigures;
  black: ExactFigures;
}

/** What a person should look at. */
export interface KeyMoment {
  /** 0: the start position; n: the nth half-move and the position after it */
  ply: number;
  kind: MomentKind;
  /** change of White's expected points, -1..1 */
  swing: number;
}

/** What a run has done. */
export interface Totals {
  moves: number;
  positions: number;
  searches: number;
  nodes: number;
  /** of the last run */
  seconds: number;
}

/** All that is needed to get the same verdicts again. */
export interface Recipe {
  /** the version */
  kibitz: string;
  engine: Engine;
  options: Options;
  /** how the searches are cut */
  chunks: string;
  hash_mb: number;
  threads: number;
  /** those that answered a position */
  tables?: Table[];
  /** how the model of human play was asked; absent: it was not */
  people?: string;
}

/** A move of the game as it was pasted. */
export interface MoveRecord {
  san: string;
  uci: string;
  /** the square that the piece leaves */
  origin: string;
  /** the square it reaches; in castling the king's, even if `uci` has the rook's */
  target: string;
  /** the position after the move */
  fen: string;
  check: boolean;
  /** seconds, from %clk */
  clock: number | null;
  /** seconds, from %emt */
  emt: number | null;
  /** the author's, from %eval */
  eval: Score | null;
  comment: string;
  starting_comment: string;
  nags: number[];
  arrows: Arrow[];
  /** other moves in place of this one, each a line */
  variations: MoveRecord[][];
}

/** Something that a person should know of: in the PGN, or what a run had to do without. */
export interface Warning {
  code: string;
  message: string;
  /** as in "move 17, Black" */
  place: string | null;
  /** message and place for other languages; null: English only */
  said: Said | null;
}

/** The game as it was read. A later `game` event replaces it: the game grew, or was corrected. */
export interface Game {
  headers: Record<string, string>;
  start_fen: string;
  variant: Variant;
  result: string;
  moves: MoveRecord[];
  /** the last name that the book gives */
  opening: NamedOpening | null;
  /** one for each position 0..N */
  openings: (Opening | null)[];
  comment: string;
  arrows: Arrow[];
  warnings: Warning[];
}

/** A Game as it is stored and sent. */
export interface GameEvent extends Game {
  /** from 1 in its review, without gaps */
  seq: number;
  type: "game";
}

/** The phases of the game (docs/phases.md). Rows are full moves, counted from 1 in the game. */
export interface Phases {
  /** the last row of the opening */
  opening_end: number;
  /** the first row of the endgame */
  middlegame_end: number;
  endgame_type: string | null;
  endgame_changes: EndgameChange[];
  /** the phase of each ply 1..N, as it is shown */
  by_ply: PhaseName[];
}

/** A Phases as it is stored and sent. */
export interface PhasesEvent extends Phases {
  /** from 1 in its review, without gaps */
  seq: number;
  type: "phases";
}

/** A run begins: the first, one that goes on after a stop (the same `pass`), or a deeper one. */
export interface Plan {
  engine: Engine;
  /** per position */
  nodes: number;
  multipv: number;
  rules: RuleSet;
  options: Options;
  /** of the game */
  positions: number;
  /** positions that this run still has to search */
  searches: number;
  /** into which these searches are split */
  chunks: number;
  /** engines that search at once */
  cores: number;
  /** 1 for the first run, one more for each deeper pass */
  pass: number;
  /** those that answer positions of the game, which need no search */
  tables: Table[];
  /** what the run had to do without */
  warnings: Warning[];
}

/** A Plan as it is stored and sent. */
export interface PlanEvent extends Plan {
  /** from 1 in its review, without gaps */
  seq: number;
  type: "plan";
}

/** The network's guess, without any search. Absent if the machine cannot run the network. */
export interface Preview {
  /** expected points of White, 0..1, for positions 0..N */
  win: number[];
  model: string;
}

/** A Preview as it is stored and sent. */
export interface PreviewEvent extends Preview {
  /** from 1 in its review, without gaps */
  seq: number;
  type: "preview";
}

/** A position's verdict: a point of the graph. */
export interface Position {
  /** 0: the start position; n: the nth half-move and the position after it */
  ply: number;
  lines: Line[];
  /** expected points of White by the first line, 0..1 */
  win: number;
  depth: number;
  nodes: number;
  engine: string;
  /**
   * `rule`: mate, stalemate, draw; `table`: exact (`depth` and `nodes` are 0, `engine` names the table's
   * maker); `forced`: the next position's, as only one move is legal; `repetition`: an earlier one's (older
   * reviews)
   */
  source: Source;
  /** 1 for the first run, one more for each deeper pass */
  pass: number;
  /** points by which the score moved over the search's last depths */
  wobble: number;
  /** how often it was searched again because a best move next to it lost points */
  again: number;
  /** of source `table`, or solved */
  exact: Exact | null;
  /** of a pawn ending that is solved */
  pawns: PawnSums | null;
}

/** A Position as it is stored and sent. */
export interface PositionEvent extends Position {
  /** from 1 in its review, without gaps */
  seq: number;
  type: "position";
}

/** A move's verdict. Its figures are null until the positions before and after it are known. */
export interface Move {
  /** 0: the start position; n: the nth half-move and the position after it */
  ply: number;
  /** null: the move cannot be judged */
  classification: ClassName | null;
  /** -1.28 to 99.99: clamp it to 0..100 for show */
  accuracy: number | null;
  /** expected points that the mover gave away */
  loss: number | null;
  /** the mover's expected points, 0..1 */
  expected_before: number | null;
  /** the mover's expected points, 0..1 */
  expected_after: number | null;
  /** the engine's first move */
  best: Best | null;
  /** name of the position after the move */
  opening: string | null;
  /** 1..6 */
  nag: number | null;
  /** docs/reasons.md */
  reason: Reason;
  /** a figure that is shown here can still change */
  provisional: boolean;
  /** 1 for the first run, one more for each deeper pass */
  pass: number;
  /** a close call: the neighbouring class that a larger search might give; null: none */
  close: ClassName | null;
  /** the game was decided both before and after the move */
  quiet: boolean;
  /** what people play here (docs/people.md); null: not asked, Chess960, or only one legal move */
  people: People | null;
}

/** A Move as it is stored and sent. */
export interface MoveEvent extends Move {
  /** from 1 in its review, without gaps */
  seq: number;
  type: "move";
}

/** Figures for each side and phase. */
export interface Report {
  white: SideFigures;
  black: SideFigures;
  phases: PhaseFigures;
  /** in the game's order */
  key_moments: KeyMoment[];
  provisional: boolean;
  /** the game in at most three sentences of the catalogue; none while a move is not judged */
  story: Text[];
  /** null: no table knows a position of the game */
  exact: ExactReport | null;
}

/** A Report as it is stored and sent. */
export interface ReportEvent extends Report {
  /** from 1 in its review, without gaps */
  seq: number;
  type: "report";
}

/** A note of the review's owner. A later one with the same `ply` and `line` replaces it. */
export interface Note {
  /** 0: the start position; n: the nth half-move and the position after it */
  ply: number;
  /** moves from there, UCI; the note is on the position after them */
  line: string[];
  /** plain text, with line breaks */
  comment: string;
  nags: number[];
  arrows: Arrow[];
  /** what an engine said of the position */
  eval: Score | null;
  /** of that engine's search */
  depth: number | null;
  /** the note was deleted */
  removed: boolean;
  /** who wrote it last, as that person says; empty: not told */
  author: string;
}

/** A Note as it is stored and sent. */
export interface NoteEvent extends Note {
  /** from 1 in its review, without gaps */
  seq: number;
  type: "note";
}

/** The end of a complete run. */
export interface Done {
  totals: Totals;
  /** the same game, with the same recipe, gives the same verdicts */
  recipe: Recipe;
}

/** A Done as it is stored and sent. */
export interface DoneEvent extends Done {
  /** from 1 in its review, without gaps */
  seq: number;
  type: "done";
}

/** The end of a run that is not complete. */
export interface Failed {
  /** `stopped`, or what went wrong (docs/protocol.md) */
  code: string;
  message: string;
  /** continuing may help */
  retry: boolean;
  /** the message for another language, as in a warning */
  said: Said | null;
}

/** A Failed as it is stored and sent. */
export interface FailedEvent extends Failed {
  /** from 1 in its review, without gaps */
  seq: number;
  type: "failed";
}

/** An event as it is stored and sent. */
export type AnyEvent =
  | GameEvent
  | PhasesEvent
  | PlanEvent
  | PreviewEvent
  | PositionEvent
  | MoveEvent
  | ReportEvent
  | DoneEvent
  | FailedEvent
  | NoteEvent;

/** An engine line, White's view: one of `cp` and `mate` is a number. */
export interface LineRecord {
  index: number;
  depth: number;
  cp?: number | null;
  mate?: number | null;
  pv: string[];
}

/** How far the pass that runs, or ran last, has come. */
export interface Progress {
  /** of the game */
  moves: number;
  /** moves with their accuracy */
  judged: number;
  /** of the game */
  positions: number;
  /** positions that are known */
  evaluated: number;
  /** spent on them */
  nodes: number;
}

/** A side's accuracies. */
export interface Accuracies {
  accuracy: number | null;
  accuracy_lichess: number | null;
}

/** What stood when a deeper pass began, and who gave it. */
export interface Earlier {
  /** 1 for the first run, one more for each deeper pass */
  pass: number;
  /** per position */
  nodes: number;
  engine: Engine;
  /** the class of each move */
  classes: (ClassName | null)[];
  white: Accuracies;
  black: Accuracies;
}

/** The classes of each side's moves, those that occur. */
export interface Counts {
  white: Record<string, number>;
  black: Record<string, number>;
}

/** How the last run ended: what `done` says, or `failed`. */
export interface End {
  totals?: Totals;
  recipe?: Recipe;
  code?: string;
  message?: string;
  retry?: boolean;
  said?: Said | null;
}

/**
 * A review as its events tell it so far: what they fold to. `Game`, `Phases` and so on are the events without
 * `type` and `seq`.
 */
export interface State {
  /** of the last event that was applied */
  seq: number;
  status: Status;
  game: Game | null;
  phases: Phases | null;
  /** of the last run */
  plan: Plan | null;
  preview: Preview | null;
  /** 0..N */
  positions: (Position | null)[];
  /** the verdict of ply n at n - 1 */
  moves: (Move | null)[];
  report: Report | null;
  /** null while a run goes on, or none has begun */
  end: End | null;
  /** null unless a deeper pass has begun */
  earlier: Earlier | null;
  counts: Counts;
  progress: Progress;
  /** those that are not replaced or deleted, the latest last */
  notes: Note[];
}

/** Options as they are asked for: what is left out keeps its default. */
export interface AskedOptions {
  engine?: "auto" | "stockfish" | "stockfish-js" | "builtin";
  /** instead of nodes */
  preset?: "fast" | "standard" | "deep";
  /** nodes a position */
  nodes?: number;
  /** engine lines of a position */
  multipv?: number;
  rules?: RuleSet;
  includeTheory?: boolean;
  includeCritical?: boolean;
  includeBrilliant?: boolean;
}

/** A legal move; `wdl` is of who makes it. */
export interface SolvedMove {
  uci: string;
  san: string;
  /** 2 a win, 0 a draw, -2 a loss; 1 and -1 a win and a loss that the fifty-move rule makes a draw */
  wdl: number;
  /** moves to mate by the best play of both; null: a draw, or not known */
  dtm: number | null;
  /** half moves to the next capture or pawn move; null: not known */
  dtz: number | null;
}

/** What a table knows; `wdl` is of the side to move. */
export interface SolvedTable {
  /** the men of both sides: "KRvK" */
  name: string;
  /** who made it, in which version: "kibitz 1", or "syzygy" */
  source: string;
  /** 2 a win, 0 a draw, -2 a loss; 1 and -1 a win and a loss that the fifty-move rule makes a draw */
  wdl: number;
  /** moves to mate by the best play of both; null: a draw, or not known */
  dtm: number | null;
  /** all legal ones, the best first */
  moves: SolvedMove[];
}

/** Both walls as corners [t, value], upright from the last corner on; numbers as "3/4". */
export interface SolvedThermograph {
  left: [string, string][];
  right: [string, string][];
}

/** Pawns that play a local game of their own; Left is White. */
export interface LocalGame {
  squares: string[];
  /** as `kibitz value` writes games */
  value: string;
  mean: string;
  temperature: string;
  thermograph: SolvedThermograph;
}

/** A local game with its words. */
export interface SolvedGroup {
  squares: string[];
  /** as `kibitz value` writes games */
  value: string;
  mean: string;
  temperature: string;
  thermograph: SolvedThermograph;
  /** its place on the board, to be said in any language */
  where: Text;
  /** its value in spare moves, to be said in any language */
  worth: Text;
}

/** What the local games of a pawn ending are together. */
export interface PawnSum {
  sum: string;
  /** who wins: White, Black, the side to move, the other side; null: not proven */
  outcome: "L" | "R" | "N" | "P" | null;
  /** of the side to move, SAN; none where that is not proven */
  winning_moves: string[];
  /** proven by search; else the values alone are true: the kings may leave */
  certified: boolean;
}

/** A pawn ending as the sum of its local games. */
export interface SolvedPawns {
  sum: string;
  /** who wins: White, Black, the side to move, the other side; null: not proven */
  outcome: "L" | "R" | "N" | "P" | null;
  /** of the side to move, SAN; none where that is not proven */
  winning_moves: string[];
  /** proven by search; else the values alone are true: the kings may leave */
  certified: boolean;
  groups: SolvedGroup[];
}

/** A pawn ending with all that the kings can do, by the best play of both; without the 50-move rule. */
export interface SolvedWhole {
  /** null: not proven within the limits */
  result: "1-0" | "1/2-1/2" | "0-1" | null;
  /** whether there is a result; nothing else is claimed */
  proven: boolean;
  /** of the side to move: all that are proven to keep the result, SAN */
  moves: string[];
  /** those of which neither is proven, SAN */
  unsure: string[];
  /** the work: as much as solving so many arrangements of pawns */
  nodes: number;
}

/** A position with what is known of it exactly. */
export interface Solved {
  fen: string;
  table: SolvedTable | null;
  pawns: SolvedPawns | null;
  /** of kings and pawns alone; null: others, or not tried */
  solved: SolvedWhole | null;
  /** why nothing is known, for a person; null: something is */
  refused: string | null;
  /** the table that will be built for it: ask again later */
  ordered?: string;
}

/** A move that people play. */
export interface PeopleMove {
  uci: string;
  san: string;
  /** its probability at each of `ratings`, 0..1 */
  p: number[];
}

/** What people play in a position, by their rating on lichess. */
export interface PeopleHere {
  ratings: number[];
  /** at most eight; none where the game is over */
  moves: PeopleMove[];
}

/** A player's game, or a round without one. */
export interface Cell {
  /** the game's place in the collection; null: it is not there */
  number: number | null;
  round: string | null;
  board: string | null;
  side: Side;
  /** "bye", "forfeit": nothing was played; "open": no moves, no result */
  kind: GameKind;
  /** place in `players`; null: a bye, or a name that is not known */
  opponent: number | null;
  /** 0, 0.5 or 1, whatever the scoring; null: no result */
  points: number | null;
}

/** A player's faults by class. */
export interface FaultCounts {
  blunder: number;
  mistake: number;
  inaccuracy: number;
}

/** How a player stands. Equal ones share a rank. */
export interface Standing {
  rank: number;
  name: string;
  title: string | null;
  team: string | null;
  fide_id: string | null;
  rating: number | null;
  /** by the scoring, byes and forfeits included */
  points: number;
  /** games, byes and forfeits with a result */
  scored: number;
  /** a round that was not played counts the player's own points; one without a game is such a one */
  buchholz: number;
  sonneborn_berger: number;
  /** points against those of equal points; null: not all have met, or none is equal */
  direct: number | null;
  /** at the board */
  wins: number;
  /** the opponents' mean rating and what FIDE's table (B.02, 8.1.1) adds for the score */
  performance: number | null;
  /** games at the board against somebody with a rating */
  rated: number;
  /** mean by moves of the games that are judged whole */
  accuracy: number | null;
  /** judged moves behind `accuracy` */
  moves: number;
  /** games behind `accuracy` and `faults` */
  judged: number;
  faults: FaultCounts;
  games: Cell[];
  /** what the player has of each of the tournament's `ties` */
  ties: (number | null)[];
  /** the name as the games have it; null: none is in the collection */
  in_games: string | null;
}

/** What the games do not say, so that points, ranks and tie-breaks may be wrong. */
export interface Gap {
  /**
   * games that name no round; players of whom nothing says why they have no game in a round; games with a
   * player without a name; games without a result
   */
  kind: "rounds" | "absent" | "names" | "open";
  /** players for `absent`, else games */
  count: number;
}

/** The arbiter's report, or list of players, by which a collection's games are completed. */
export interface ReportFacts {
  /** FIDE's TRF, or a list of players as CSV */
  kind: "trf" | "list";
  players: number;
  /** names of the games that it does not know */
  strangers: string[];
  /** games whose result is another there; the report's counts */
  differs: number[];
}

/** How a team stands, by match points, then by board points. */
export interface TeamStanding {
  rank: number;
  name: string;
  /** 2 a match won, 1 a draw; of matches with all results */
  match_points: number;
  board_points: number;
  won: number;
  drawn: number;
  lost: number;
}

/** Two teams in a round, board by board. */
export interface TeamMatch {
  round: string | null;
  /** two; the first has White on the first board */
  teams: string[];
  /** of the boards, in the order of `teams` */
  points: number[];
  /** places in the collection, by board */
  games: number[];
  /** each board has a result */
  complete: boolean;
}

/** A game that stands in the collection twice; `number` is not counted. */
export interface Duplicate {
  number: number;
  same_as: number;
}

/** The decided game with the highest mean accuracy of both sides. */
export interface BestGame {
  number: number;
  accuracy: number;
}

/** The win over the largest difference of ratings. */
export interface Upset {
  number: number;
  /** place in `players`, from 0 */
  winner: number;
  difference: number;
}

/** What stands out; null where nothing does. */
export interface Awards {
  /** 20 moves of each side at least */
  best_game: BestGame | null;
  upset: Upset | null;
  /** place in `players`; `least_moves` judged moves at least */
  most_accurate: number | null;
  least_moves: number;
}

/** A collection's games as a tournament. */
export interface Tournament {
  /** "robin": all have met; "rounds": columns by round; "games": neither */
  form: Form;
  rounds: string[];
  /** best first */
  players: Standing[];
  teams: TeamStanding[];
  matches: TeamMatch[];
  duplicates: Duplicate[];
  /** byes and forfeits: places in the collection */
  unplayed: number[];
  awards: Awards;
  /** that part those of equal points, in this order */
  ties: TieBreak[];
  /** somebody has chosen them; false: those that are usual for the form */
  chosen: boolean;
  /** what a win, a draw and a loss are worth */
  scoring: "1-0.5-0" | "3-1-0";
  /** []: the games say all, else the table is not official */
  gaps: Gap[];
  /** null: there is none beside the games */
  report: ReportFacts | null;
}

/** A number, the games that it is made of, and its positions. */
export interface Figure {
  /** null: fewer than `least` games, so nothing is said */
  value: number | null;
  /** games */
  n: number;
  /** indices into the season's `positions` */
  at: number[];
}

/** What is said of a part of the games: of a month, a colour, a phase. */
export interface SeasonRow {
  /** which part; the words are those of docs/season.md */
  key: string;
  games: Figure;
  /** points a game, 0..1, of the games with a result */
  score: Figure;
  /** mean of the games' accuracies in this part, 0..100 */
  accuracy: Figure;
  /** how many there were, of the player's own moves in this part */
  faults: Figure;
  /** the player's judged moves in this part */
  moves: number;
}

/** Where a part of the games begins in a place that can be judged. */
export interface EndgameRow {
  /** which part; the words are those of docs/season.md */
  key: string;
  games: Figure;
  /** points a game, 0..1, of the games with a result */
  score: Figure;
  /** mean of the games' accuracies in this part, 0..100 */
  accuracy: Figure;
  /** how many there were, of the player's own moves in this part */
  faults: Figure;
  /** the player's judged moves in this part */
  moves: number;
  /** the player's expected points where it begins, mean, 0..1 */
  begins: Figure;
}

/** A family of openings, or (`parts`) one opening of it. */
export interface OpeningRow {
  /** which part; the words are those of docs/season.md */
  key: string;
  games: Figure;
  /** points a game, 0..1, of the games with a result */
  score: Figure;
  /** mean of the games' accuracies in this part, 0..100 */
  accuracy: Figure;
  /** how many there were, of the player's own moves in this part */
  faults: Figure;
  /** the player's judged moves in this part */
  moves: number;
  side: Side;
  /** "C50" or "C50–C54" */
  eco: string;
  name: string;
  /** the last move of the book, mean */
  book: Figure;
  /** the player's expected points where the book ends, mean, 0..1 */
  leaves: Figure;
  /** the openings of a family, where they are more than one */
  parts: OpeningRow[];
}

/** Faults of one kind: a fact or a motif of docs/reasons.md. */
export interface FaultKind {
  /** "hangs", "motif.fork", "king.stays"; "unproven": nothing on the board */
  key: string;
  /** whether it was the player's to take, or became the opponent's */
  way: "missed" | "allowed" | "given_up" | "other";
  count: Figure;
  /** those in time trouble; `n`: games with clocks */
  in_trouble: Figure;
  opening: Figure;
  middlegame: Figure;
  endgame: Figure;
}

/** Games in which the player stood won (or lost) once, and what became of them. */
export interface HeldGames {
  /** those that were won (not lost), 0..1 */
  share: Figure;
  /** how many were won (not lost); each at the place where it first stood so */
  kept: Figure;
  /** how many were not */
  let_go: Figure;
}

/** The season as a whole. */
export interface SeasonTotals {
  games: Figure;
  score: Figure;
  wins: Figure;
  draws: Figure;
  losses: Figure;
  accuracy: Figure;
  faults: Figure;
  inaccuracy: Figure;
  mistake: Figure;
  blunder: Figure;
  /** faults that let go of a win or of two points (docs/reasons.md) */
  misses: Figure;
  /** faults in time trouble; `n`: games with clocks */
  in_trouble: Figure;
}

/** A game of the season. */
export interface SeasonGame {
  /** null: it has none */
  review: string | null;
  /** the review is done, so it counts in what is not a result */
  reviewed: boolean;
  /** place in the collection */
  number: number;
  /** as the headers have it: 2026.03.14 */
  date: string | null;
  side: Side;
  opponent: string | null;
  /** the opponent's */
  rating: number | null;
  /** the player's; null: no result */
  points: number | null;
}

/** A place in a game: the page of the review opens there with `?ply=`. */
export interface SeasonPosition {
  /** index into `games` */
  game: number;
  /** of the fault; else of the position */
  ply: number;
  /** the fault */
  san?: string;
  /** the position before the fault; else the one after `ply` */
  fen?: string;
  classification?: ClassName;
  /** seconds that were left */
  clock?: number;
  /** the game was decided: no task to learn from */
  quiet?: boolean;
  /** of a fault: points it cost, times how many at the player's rating avoid it */
  pays?: number;
}

/** The player's faults by what others of the same rating play there (docs/people.md). */
export interface SeasonLevel {
  /** those in whose place 0.7 or more play a good move */
  avoided: Figure;
  /** those in whose place 0.3 or less do */
  hard: Figure;
}

/** A costly habit that can be trained. */
export interface Lesson {
  /** of a kind */
  key: string;
  way: "missed" | "allowed" | "given_up" | "other";
  /** its faults, those that pay most first; none counts for two lessons */
  count: Figure;
  /** expected points that they gave away */
  cost: number;
  /** those of them that most players of the same rating avoid */
  avoided: number;
}

/** Where the games are. */
export interface SeasonCollection {
  id: string;
  title: string;
}

/** What the reviews of a collection say of one player. */
export interface Season {
  collection: SeasonCollection;
  player: string;
  /** games under which a figure says nothing */
  least: number;
  /** games whose review is done */
  reviewed: number;
  /** the first date of the games */
  first: string | null;
  last: string | null;
  totals: SeasonTotals;
  /** "2026-03" */
  months: SeasonRow[];
  colours: SeasonRow[];
  /** the most played first */
  openings: OpeningRow[];
  phases: SeasonRow[];
  /** by the type of docs/phases.md */
  endgames: EndgameRow[];
  /** the opponents' in steps of 200: "1400" is 1400 to 1599 */
  ratings: SeasonRow[];
  /** opponents 100 points or more `stronger`, `weaker`, or `equal` */
  strengths: SeasonRow[];
  /** `night` (from 0), `morning` (6), `afternoon` (12), `evening` (18) */
  hours: SeasonRow[];
  /** moves with `under_minute`, `under_two`, `under_five` minutes left, or `more` */
  clocks: SeasonRow[];
  /** moves that took under 3 seconds (`instant`), under 10 (`quick`), a minute (`thought`), `long` */
  paces: SeasonRow[];
  /** won positions won */
  conversion: HeldGames;
  /** lost positions saved */
  resourcefulness: HeldGames;
  /** what the faults were, the most frequent first */
  kinds: FaultKind[];
  /** null: no fault has both a rating and a judgement */
  level: SeasonLevel | null;
  /** at most three, what pays most first */
  lessons: Lesson[];
  games: SeasonGame[];
  positions: SeasonPosition[];
}

/** A move that was played in a position. */
export interface TreeMove {
  uci: string;
  san: string;
  games: number;
  /** how often a review calls it a fault */
  faults: number;
  /** index into `positions`; null: one game alone went on so */
  to: number | null;
}

/** A position, however it was reached. Results and points are White's. */
export interface TreePosition {
  /** without the counters of moves */
  fen: string;
  /** of the book */
  name: Opening | null;
  /** indices into the tree's `games` */
  games: number[];
  /** at which ply each of these games came here first */
  plies: number[];
  /** games that White won */
  white: number;
  draws: number;
  black: number;
  /** White's expected points where the opening of these games ends, mean, 0..1; null: not known */
  points: number | null;
  /** in the opening of these games, from here on */
  faults: Record<string, number>;
  /** the most played first */
  moves: TreeMove[];
}

/** A game of the tree. */
export interface TreeGame {
  review: string;
  /** place in the collection */
  number: number;
  white: string;
  black: string;
  result: string;
  /** its first moves, 40 at most, as UCI */
  line: string[];
}

/** The openings of a collection's reviewed games, or of one player's. */
export interface OpeningTree {
  /** of the collection */
  title: string;
  player: string | null;
  /** of the player; null: both */
  side: Side | null;
  /** reviewed games that begin elsewhere than games of chess do */
  left_out: number;
  games: TreeGame[];
  /** those that two games reached, the start position first */
  positions: TreePosition[];
}

/** A kind that some of the games have. */
export interface FoundKind {
  /** docs/season.md lists them */
  kind: string;
  /** an ending, a type of docs/phases.md, or what pawns make */
  group: "ending" | "type" | "structure";
  games: number;
}

/** A game with the first position that fits. The page of the review opens there with `?ply=`. */
export interface FoundGame {
  review: string;
  white: string;
  black: string;
  result: string;
  /** as the headers have it: 2026.03.14 */
  date: string | null;
  ply: number;
  /** the number of the last move; null: none, or set up */
  move: number | null;
  /** the position, as a FEN begins */
  men: string;
  /** whose feature it is; null: both sides' alike, or a position */
  side: Side | null;
  /** the side of the player who was asked for */
  player: Side | null;
}

/** Games with what was asked for. */
export interface FoundGames {
  /** games whose review is done */
  searched: number;
  /** games without one */
  left_out: number;
  /** what can be found in these games */
  kinds: FoundKind[];
  /** empty if nothing was asked for */
  games: FoundGame[];
}

/** A game to review. */
export interface NewReview {
  pgn: string;
  options?: AskedOptions;
  /** White and Black in place of the players, before it is stored */
  hideNames?: boolean;
  /** deleted by itself after so many days */
  expiresDays?: 1 | 7 | 30 | 90 | null;
}

/**
 * A file of many games to review, a round to follow while it is played, or reviews that there are: one of
 * `pgn`, `follow` and `reviews`.
 */
export interface NewCollection {
  pgn?: string;
  /** address of a PGN, or of a lichess broadcast, on a host that is allowed here */
  follow?: string;
  /** their ids: copies, with options and, once they are done, verdicts */
  reviews?: string[];
  options?: AskedOptions;
  /** White and Black in place of the players, before it is stored */
  hideNames?: boolean;
  /** deleted by itself after so many days */
  expiresDays?: 1 | 7 | 30 | 90 | null;
  title?: string | null;
}

/** Games for a collection that there is. */
export interface NewGames {
  pgn: string;
  /** left out: as the other games are reviewed */
  options?: AskedOptions;
  /** White and Black in place of the players, before it is stored */
  hideNames?: boolean;
}

/** A player whose new games are to come in by themselves. */
export interface NewFollow {
  site: "lichess" | "chess.com";
  /** the player's name there */
  user: string;
}

/** Another title. */
export interface NewTitle {
  /** empty: after the games */
  title: string;
}

/** How a collection's tournament is reckoned, one field at least; what is left out stays. */
export interface NewRegulations {
  /** in their order, each once; null: those that are usual */
  ties?: TieBreak[] | null;
  /** what a win, a draw and a loss are worth */
  scoring?: "1-0.5-0" | "3-1-0";
}

/** What completes the games of a collection. */
export interface NewReport {
  /** a TRF file (FIDE's TRF16), or a list of players as CSV */
  text: string;
}

/** What is put right of a game, one field at least; its moves and its review stay. */
export interface Correction {
  /** the player's name; empty: not known */
  white?: string;
  black?: string;
  /** the last three are forfeits: of a game without moves alone */
  result?: "1-0" | "0-1" | "1/2-1/2" | "*" | "+:-" | "-:+" | "-:-";
  /** empty: not known */
  round?: string;
}

/** A note on a position, in place of the one there. What is left out is empty. */
export interface NewNote {
  /** 0: the start position; n: the nth half-move and the position after it */
  ply: number;
  /** a variation from there, UCI; at most 60 moves */
  line?: string[];
  /** at most 2,000 characters; PGN's marks in it are read */
  comment?: string;
  nags?: number[];
  /** at most 32; red, green, yellow or blue */
  arrows?: Arrow[];
  /** what an engine said, of a variation */
  eval?: Score | null;
  /** of its search */
  depth?: number | null;
  removed?: boolean;
  /** the writer's name; at most 60 characters */
  author?: string;
}

/** A key by which notes may be written, in place of an earlier one. */
export interface NoteLink {
  /** of the page, with the key */
  url: string;
  /** the key, for X-Delete-Token; told this once */
  note_token: string;
}

/** Whether somebody else may write notes. */
export interface LentNotes {
  /** a key was made, and not withdrawn */
  lent: boolean;
}

/** What one browser leaves for another, encrypted there. */
export interface Parcel {
  /** base64url */
  data: string;
}

/** Where it lies. Anyone who knows the id can take it, once. */
export interface LeftParcel {
  id: string;
  /** from then on it is gone */
  expires: string;
}

/** Games of a collection that are to go. */
export interface GoneGames {
  numbers: number[];
}

/** A review once more, with a larger budget. */
export interface Deeper {
  /** nodes a position */
  nodes: number;
}

/** A move that somebody tries, with an engine's lines of the positions before and after it. */
export interface AskedMove {
  /** the position before it; Chess960 by its castling rights */
  fen: string;
  /** UCI */
  move: string;
  before: LineRecord[];
  after: LineRecord[];
}

/** A position of which somebody wants to know what people play there. */
export interface AskedPeople {
  /** where the moves begin; Chess960 is refused */
  fen: string;
  /** UCI, all that led to it: people are foreseen by them too */
  moves: string[];
}

/** Reviews among which somebody looks for games: one of `kind` and `fen`, or neither. */
export interface AskedGames {
  /** their ids, 200 at most; what is not there is left out */
  reviews: string[];
  /** docs/season.md lists them */
  kind?: string;
  /** only its first field counts */
  fen?: string;
}

/** What is to be said of it: as a `move` event, by the rule set kibitz without the book. */
export interface ExplainedMove {
  /** null: the lines do not suffice */
  classification: ClassName | null;
  /** a close call: the neighbouring class that a larger search might give; null: none */
  close: ClassName | null;
  /** expected points that the mover gave away */
  loss: number | null;
  /** the mover's expected points, 0..1 */
  expected_before: number | null;
  /** the mover's expected points, 0..1 */
  expected_after: number | null;
  best: Best | null;
  /** the most telling first */
  facts: Fact[];
  /** at most two sentences of the catalogue */
  said: Text[];
}

/** A position with an engine's lines of it. */
export interface KnownPosition {
  fen: string;
  lines: LineRecord[];
}

/** A position of which somebody asks what the side that is not to move threatens. */
export interface AskedThreat {
  /** Chess960 by its castling rights */
  fen: string;
  /** nothing, then what the answers want, with what went before */
  known: KnownPosition[];
}

/** A position that must be known before more can be said. */
export interface WantedPosition {
  fen: string;
  /** so many of them */
  lines: number;
}

/** What is to be said of it by what is known so far. */
export interface ExplainedThreat {
  /** of kind `threat`; null: none is proven */
  fact: Fact | null;
  /** at most one sentence of the catalogue */
  said: Text[];
  /** empty: nothing more can be said */
  wanted: WantedPosition[];
}

/** Games wanted from another site: a `link`, or a `user` of a `site`. */
export interface AskedImport {
  /** or a name with its site: @name lichess */
  link?: string;
  site?: "lichess" | "chess.com";
  /** whose games; beside a link to a game on chess.com, one of its players */
  user?: string;
  /** the newest so many */
  max?: number;
  /** the user's; null: both */
  color?: "white" | "black" | null;
  /** null: all */
  timeClass?: "bullet" | "blitz" | "rapid" | "classical" | "correspondence" | null;
  /** from that day on: "2026-11-22" */
  since?: string | null;
}

/** A player as the site names him. */
export interface ImportedPlayer {
  name: string;
  /** when the game was played */
  rating: number | null;
  title: string | null;
}

/** An opening as the site names it. */
export interface ImportedOpening {
  eco: string;
  name: string;
}

/** A game of another site. Its PGN is taken by `/api/reviews` and `/api/collections`. */
export interface ImportedGame {
  id: string;
  /** where it stands */
  url: string | null;
  /** "2026-11-22" */
  date: string | null;
  white: ImportedPlayer;
  black: ImportedPlayer;
  result: string;
  /** the side of `player` */
  color: "white" | "black" | null;
  /** seconds, as PGN has it: 300+3 */
  time_control: string | null;
  time_class: string | null;
  opening: ImportedOpening | null;
  /** of a study's chapter */
  name: string | null;
  pgn: string;
}

/** Games that cannot be reviewed. */
export interface LeftOut {
  /** as the site calls it; null: games without moves */
  variant: string | null;
  games: number;
}

/** Games that were found on another site, a user's newest first. */
export interface Imported {
  site: "lichess" | "chess.com";
  /** for a collection of them; empty: of a single game */
  title: string;
  /** whose games they are, as the PGNs have the name */
  player: string | null;
  games: ImportedGame[];
  left_out: LeftOut[];
  /** there are further games */
  more: boolean;
}

/** A new review. */
export interface Created {
  id: string;
  url: string;
  /** the key of X-Delete-Token; told this once */
  delete_token: string;
  /** games of a bare PGN in which an encoding had to be guessed */
  guessed: number[];
}

/** A game of a new collection that has a review. */
export interface CreatedReview {
  /** of the game in the collection; never changes, and is not used again */
  number: number;
  id: string;
}

/** A game of a new collection that could not be read. */
export interface RefusedGame {
  /** of the game in the collection; never changes, and is not used again */
  number: number;
  message: string;
  place: string | null;
}

/** A new collection. */
export interface CreatedCollection {
  id: string;
  url: string;
  /** the key of X-Delete-Token; told this once */
  delete_token: string;
  /** games of a bare PGN in which an encoding had to be guessed */
  guessed: number[];
  reviews: CreatedReview[];
  refused: RefusedGame[];
}

/** The games that have come into a collection, under their numbers there. */
export interface ChangedGames {
  /** the collection's */
  id: string;
  reviews: CreatedReview[];
  refused: RefusedGame[];
  /** games of a bare PGN in which an encoding had to be guessed */
  guessed: number[];
}

/** A collection has another title. */
export interface Renamed {
  id: string;
  title: string;
}

/** The game as it stands now in the table of its collection. */
export interface Corrected {
  /** the collection's */
  id: string;
  game: CollectedGame;
}

/** What was asked for is under way. */
export interface Accepted {
  id: string;
  status: Status;
}

/** Where a review stands in a file of many games. `previous`, `next`: reviews of the neighbours. */
export interface CollectionPlace {
  id: string;
  title: string;
  /** which of them it is, counted through */
  number: number;
  games: number;
  previous: string | null;
  next: string | null;
}

/** A review with its folded state. */
export interface Review {
  id: string;
  status: Status;
  /** 1 is next; 0: its endgame tables are being prepared; null: not waiting */
  queue_position: number | null;
  created: string;
  /** it is deleted then; null: never by itself */
  expires: string | null;
  /** null: it came alone */
  collection: CollectionPlace | null;
  state: State;
}

/** The log after a cursor. */
export interface Events {
  events: AnyEvent[];
  /** number of an event, from 1 in its review; 0: none yet */
  seq: number;
  status: Status;
  /** 1 is next; 0: its endgame tables are being prepared; null: not waiting */
  queue_position: number | null;
}

/** Why something was refused. */
export interface Fault {
  /** for programs */
  code: string;
  /** for a person, in the language of the request */
  message: string;
  /** the spot: "move 17, Black", or a field */
  place: string | null;
  /** trying again may help */
  retry: boolean;
}

/** The one shape of an error. */
export interface ErrorBody {
  error: Fault;
}

/** A side's figures in a table. */
export interface CollectedFigures {
  /** plain mean of the move accuracies, 0..100 */
  accuracy: number | null;
  /** average centipawn loss, 0..500 */
  acpl: number | null;
  /** moves by class, those that occur */
  counts: Record<string, number>;
  moves: number;
  judged: number;
  /** as in the review's report */
  misses?: number[];
}

/** Why a game of a collection could not be read, or its review failed. */
export interface RowFault {
  message: string;
  place: string | null;
  /** message and place for other languages; null: English only */
  said: Said | null;
}

/** A row of a collection. */
export interface CollectedGame {
  /** of the game in the collection; never changes, and is not used again */
  number: number;
  /** its review; null: it could not be read */
  id: string | null;
  status: "waiting" | "running" | "stopped" | "failed" | "done" | "refused";
  /** those that the table shows */
  headers: Record<string, string>;
  plies: number;
  /** "bye", "forfeit": nothing was played, and nothing is at fault */
  kind: GameKind;
  opening: Opening | null;
  /** why it could not be read, or its review failed */
  fault: RowFault | null;
  /** judged moves; null unless it runs or was stopped */
  judged: number | null;
  /** that its last run took; null until it is done */
  seconds: number | null;
  provisional: boolean;
  /** of the last `report`, null before the first */
  white: CollectedFigures | null;
  black: CollectedFigures | null;
}

/** The round that a collection follows, or the player whose new games come in. */
export interface Follow {
  /** of the PGN, or of the player's page */
  url: string;
  host: string;
  /** the name there; null: it is a round */
  player: string | null;
  /** `live`: a game is being played; `ended`: Kibitz looks no more */
  state: "live" | "waiting" | "ended";
  looked_at: string;
  /** when Kibitz looks again; null: never */
  next_at: string | null;
  /** when something new came the last time */
  changed_at: string;
  /** why nothing comes, or why it ended */
  fault: RowFault | null;
}

/** A collection with its table. */
export interface Collection {
  id: string;
  title: string;
  created: string;
  /** it is deleted then; null: never by itself */
  expires: string | null;
  /** that are alive: so many reviews run at once */
  workers: number;
  games: CollectedGame[];
  /** null: the collection follows nothing */
  follow: Follow | null;
}

/** Client to server, `watch`: send me the events of a review. */
export interface Watch {
  id: string;
  /** the `seq` of the last event that you have */
  after?: number;
}

/** Client to server: `unwatch`, `watch_collection`, `unwatch_collection`. */
export interface Unwatch {
  id: string;
}

/** The answer to these messages; `watch` is told the state of the review. */
export interface Watched {
  ok: boolean;
  status?: Status;
  /** 1 is next; 0: its endgame tables are being prepared; null: not waiting */
  queue_position?: number | null;
}

/** Why a message was refused. */
export interface Refusal {
  code: string;
  message: string;
  /** seconds after which to ask again, if that helps */
  wait?: number;
}

/** The answer to a message that was refused. */
export interface RefusedMessage {
  error: Refusal;
}

/** Server to client, `events`: what is new in a review. */
export interface EventsMessage {
  id: string;
  events: AnyEvent[];
}

/** Server to client, `status`: the status of a review has changed. */
export interface StatusMessage {
  id: string;
  status: "waiting" | "running" | "stopped" | "failed" | "done" | "deleted";
  /** 1 is next; 0: its endgame tables are being prepared; null: not waiting */
  queue_position: number | null;
}

/** Server to client, `collection`: all rows at first, then what has changed. */
export interface CollectionMessage {
  id: string;
  /** at first, and after an edit; null: unchanged */
  title: string | null;
  /** `games` has all rows: forget any other */
  whole: boolean;
  /** all rows at first, then those that changed or came */
  games: CollectedGame[];
  /** numbers of removed games */
  gone: number[];
  /** the whole collection was deleted */
  deleted: boolean;
  /** null: the collection follows nothing */
  follow: Follow | null;
}

/** An engine to choose. */
export interface EngineChoice {
  name: string;
  /** for a person; of `auto`: what it means here */
  label: string;
}

/** What is taken. */
export interface Limits {
  pgn_bytes: number;
  /** of a game */
  plies: number;
  /** of a file */
  games: number;
}

/** A review that Kibitz is delivered with. */
export interface Sample {
  id: string;
  /** of its text in the catalogue */
  name: string;
}

/** What the page is told at its start. */
export interface Config {
  engines: EngineChoice[];
  /** nodes a position */
  presets: Record<string, number>;
  defaults: Options;
  limits: Limits;
  samples: Sample[];
  version: string;
  /** games are fetched from other sites */
  imports: boolean;
  /** hosts whose rounds and players may be followed */
  follow: string[];
  /** men up to which a position is worth asking the tables about */
  men: number;
}
