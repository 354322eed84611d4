/**
 * What stands behind a value: `printed` in the text, `reconstructed` (the text leaves one reading),
 * `default` (the text is silent or damaged: our choice, editable, never shown as the book's).
 */
export type Standing = 'printed' | 'reconstructed' | 'default';

export type DisqualificationKind = 'technical' | 'disciplinary' | 'team';

/** A clause that a value rests on, with the standing of the value. */
export interface Cited {
  readonly clause: string;
  readonly standing: Standing;
}

/** One technique that scores, as a button needs it. Without `landings` the points are the same everywhere. */
export interface ScreenTechnique extends Cited {
  readonly code: string;
  readonly label: string;
  readonly points: number;
  readonly landings?: readonly {
    readonly landing: string;
    readonly label: string;
    readonly points: number;
  }[];
  /** True where the score may be given although it ended outside the mat. */
  readonly outOfBounds: boolean;
  /** True where an official has to say that it ended outside; false too where that makes no difference. */
  readonly asksOutside: boolean;
}

/** One foul of the book, as the picker needs it. */
export interface ScreenFoul extends Cited {
  readonly code: string;
  readonly label: string;
  /** The book's own grouping, for the picker's groups. */
  readonly group: { readonly id: string; readonly label: string };
  /** True for the fouls that have the stalling button. */
  readonly stalling: boolean;
  /** Whether the picker asks for malicious intent. */
  readonly asksMalicious: boolean;
  readonly details: readonly string[];
  /** What one without malice does: a step of the ladder, a warning outside it, out at once, or only the record. */
  readonly costs: 'ladder' | 'warning' | 'disqualification' | 'record';
  /** Harms that the book punishes in another way; empty: none. */
  readonly outcomes: readonly ('injury' | 'submission')[];
  /** Whether the technique is asked. */
  readonly asksTechnique: boolean;
  /** Where the line is between a foul and none, in our words. */
  readonly help?: string;
}

/** A count of seconds that an official keeps; at its end something is offered, never done. */
export interface ScreenCount extends ScreenChoice {
  readonly ms: number;
  readonly offers: 'score' | 'foul';
  /** The foul that is offered. */
  readonly foul?: string;
  /** The organiser's setting that gives other seconds. */
  readonly option?: string;
}

/** One reason for an advantage; `grounds` where the book names several for it. */
export interface ScreenAdvantage extends ScreenChoice {
  readonly grounds?: readonly (Cited & { readonly text: string })[];
}

/** The advantage that officials are asked for in the last time of a match that is level. */
export interface ScreenPrompt extends ScreenChoice {
  readonly lastMs: number;
  /** The organiser's setting that switches it off. */
  readonly option: string;
}

/** One choice with its label and clause: a way to end a match, a criterion, a reason. */
export interface ScreenChoice extends Cited {
  readonly code: string;
  readonly label: string;
}

/**
 * The resolved rules of one match in the form that screens draw: plain data, no schema library, no engine internals.
 * Only what this division's book has is listed, and nothing else is drawn.
 */
export interface ScreenRules {
  readonly book: { readonly id: string; readonly name: string; readonly hash: string };
  readonly periods: readonly ({
    readonly id: string;
    readonly label: string;
    readonly lengthMs: number | null;
    /** How the competitors begin it, where the book says so. */
    readonly position?: 'standing' | 'same';
  } & Cited)[];
  readonly techniques: readonly ScreenTechnique[];
  /** Empty where the book has no advantages. */
  readonly advantages: readonly ScreenAdvantage[];
  /** An advantage that officials are asked for late in a level match; left out: none. */
  readonly advantagePrompt?: ScreenPrompt;
  readonly fouls: readonly ScreenFoul[];
  /** Reasons for TIME that the book knows. */
  readonly timeOuts: readonly (ScreenChoice & {
    readonly asksSide: boolean;
    readonly limitMs: number | null;
    /** After this time the table proposes a foul. */
    readonly prompt?: { readonly afterMs: number; readonly foul: string };
  })[];
  readonly submissions: readonly ScreenChoice[];
  readonly stoppages: readonly ScreenChoice[];
  readonly unable: readonly ScreenChoice[];
  readonly forfeits: readonly ScreenChoice[];
  /** Reasons of a disqualification by the referee, each with its kind by the table of a book that knows kinds. */
  readonly disqualifications: readonly (ScreenChoice & { readonly kind?: DisqualificationKind })[];
  /** The decision sheet: criteria in the book's order; `checked` ones are compared with the record. */
  readonly decision: readonly (ScreenChoice & { readonly checked: boolean })[];
  /** Whether naming the last criterion asks the senior official where every one is level; else one has to differ. */
  readonly allLevelAsks: boolean;
  readonly knows: {
    readonly noContest: boolean;
    readonly coinToss: boolean;
    readonly stalling: boolean;
  };
  /** Holds during which the other side scores nothing; empty where the book has none. */
  readonly suppressors: readonly ScreenChoice[];
  /** Counts that officials keep in this division. */
  readonly counts: readonly ScreenCount[];
  /** Submission techniques of the book with their standing in this division. */
  readonly legality: readonly (ScreenChoice & {
    readonly legal: 'legal' | 'illegal' | 'conditional' | 'unlisted';
  })[];
  /** Short reminders before the start, in our words. */
  readonly reminders: readonly ScreenChoice[];
}
