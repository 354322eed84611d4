import type { Awaiting, BySide, Method, RungCost, Side, SideOrBoth } from '../types.ts';

/** Something that the book has a word for. */
export interface Named {
  readonly code: string;
  /** The book's own word, as the screens show it. */
  readonly label: string;
}

/** What an official did, or what time did. */
export type Did =
  | { readonly kind: 'started'; readonly period: Named; readonly again: boolean }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'timed-out'; readonly reason: Named | null; readonly side: Side | null }
  | { readonly kind: 'resumed'; readonly standing: boolean }
  | {
      readonly kind: 'scored';
      readonly side: Side;
      readonly technique: Named;
      readonly landing: Named | null;
      readonly outside: boolean;
    }
  | {
      readonly kind: 'attempted';
      readonly side: Side;
      readonly technique: Named;
      readonly secured: boolean;
    }
  | { readonly kind: 'attempt-over'; readonly side: Side }
  | { readonly kind: 'near'; readonly side: Side; readonly reason: Named }
  | {
      readonly kind: 'fouled';
      readonly side: SideOrBoth;
      readonly foul: Named;
      readonly malicious: boolean;
      readonly harm: 'none' | 'injury' | 'submission';
      readonly technique: Named | null;
    }
  | {
      readonly kind: 'submitted';
      readonly side: Side;
      readonly by: Named;
      readonly technique: Named | null;
    }
  | {
      readonly kind: 'stoppage';
      readonly side: Side;
      readonly by: 'referee' | 'doctor';
      readonly reason: Named | null;
    }
  | { readonly kind: 'unable'; readonly side: SideOrBoth; readonly cause: Named | null }
  | { readonly kind: 'forfeited'; readonly side: Side; readonly reason: Named | null }
  | { readonly kind: 'put-out'; readonly side: Side; readonly reason: Named }
  | { readonly kind: 'decided'; readonly side: Side; readonly criterion: Named | null }
  | { readonly kind: 'coin-fell'; readonly side: Side }
  | { readonly kind: 'called-off'; readonly reason: string | null }
  | {
      readonly kind: 'adjusted';
      readonly side: Side;
      readonly points: number;
      readonly advantages: number;
      readonly fouls: number;
      readonly ruling: RulingBy | null;
    }
  | { readonly kind: 'winner-named'; readonly side: Side; readonly ruling: RulingBy | null }
  | { readonly kind: 'reopened'; readonly remainingMs: number; readonly ruling: RulingBy | null }
  | { readonly kind: 'took-back'; readonly index: number; readonly what: Did | null }
  | { readonly kind: 'waited' }
  | { readonly kind: 'bell'; readonly period: Named }
  | {
      readonly kind: 'allowance-over';
      readonly side: Side;
      readonly reason: Named | null;
      readonly limitMs: number;
    };

/** Who overruled, and why. */
export interface RulingBy {
  readonly by: string;
  readonly reason: string;
}

/** Who wins and how, or that nobody does. */
export interface Ended {
  readonly winner: Side | null;
  readonly method: Method;
}

/** What followed from it. */
export type Followed =
  | {
      readonly kind: 'points';
      readonly side: Side;
      /** Below zero: points off. */
      readonly points: number;
      readonly from: 'technique' | 'penalty' | 'ruling';
      /** The score then. */
      readonly score: BySide<number>;
    }
  | {
      readonly kind: 'advantages';
      readonly side: Side;
      readonly advantages: number;
      readonly total: number;
    }
  | {
      readonly kind: 'rung';
      readonly side: Side;
      readonly step: number;
      readonly of: number;
      /** Null: the common count of fouls; else the kind of warning that it is shown as. */
      readonly shownAs: Named | null;
      readonly cost: RungCost['kind'];
      /** The book's word for a mere warning. */
      readonly label: string | null;
    }
  | { readonly kind: 'rungs-set'; readonly side: Side; readonly by: number; readonly total: number }
  | {
      readonly kind: 'warned';
      readonly side: Side;
      readonly warning: Named;
      readonly given: number;
    }
  | { readonly kind: 'unpaid'; readonly side: Side; readonly why: 'leg-lock' | 'foul' }
  | { readonly kind: 'no-submission'; readonly side: Side }
  | { readonly kind: 'kept-on-record' }
  | { readonly kind: 'holds'; readonly side: Side }
  | { readonly kind: 'stand-up' }
  | { readonly kind: 'period-began'; readonly period: Named }
  | { readonly kind: 'period-due'; readonly period: Named | null }
  | {
      readonly kind: 'due';
      readonly what: Exclude<Awaiting, 'start'>;
      readonly proposed: Ended | null;
    }
  | ({ readonly kind: 'ended' } & Ended)
  | { readonly kind: 'no-longer-ended' }
  | { readonly kind: 'look'; readonly flag: string };

/** How a line stands in the record. */
export type Remark =
  | { readonly kind: 'late'; readonly elapsedMs: number }
  | { readonly kind: 'voided' }
  | { readonly kind: 'stranded'; readonly message: string }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'overruled' };

/** `scored`: points without those of penalties. */
export type Compared = 'points' | 'scored' | 'advantages' | 'fewer-fouls';

/** One step of the book's list, with what it found. */
export type StepSaid =
  | {
      readonly kind: 'compared';
      readonly of: Compared;
      readonly scope: 'match' | 'period';
      readonly red: number;
      readonly blue: number;
      /** Null: it is level. */
      readonly more: Side | null;
      /** The points without those of penalties, where the book asks whether these are level. */
      readonly apart: BySide<number> | null;
    }
  | { readonly kind: 'would-compare'; readonly of: Compared; readonly scope: 'match' | 'period' }
  | {
      readonly kind: 'goes-on';
      /** Null: there is none. */
      readonly period: Named | null;
      readonly when: 'no-points-in-period' | null;
      readonly applies: boolean;
    }
  | {
      readonly kind: 'asks';
      readonly ask: 'decision' | 'coin-toss' | 'senior-official';
      readonly when: 'no-points' | 'sudden-death' | null;
      readonly applies: boolean;
    }
  | { readonly kind: 'nobody-by'; readonly method: Method }
  | {
      readonly kind: 'criterion';
      readonly criterion: Named;
      /** Null: level, where it was reached. */
      readonly more: Side | null;
      readonly reached: boolean;
      /** From the record, where the book compares them. */
      readonly fouls: BySide<number> | null;
    };

/** Calls that would each pay as much. */
export interface Way {
  readonly points: number;
  readonly advantages: number;
  readonly by: readonly Named[];
}

/** What each side needs, and what is due. */
export type Need =
  | { readonly kind: 'not-started'; readonly period: Named; readonly lengthMs: number | null }
  | { readonly kind: 'leads'; readonly side: Side; readonly by: number; readonly of: Compared }
  | { readonly kind: 'level'; readonly red: number; readonly blue: number; readonly of: Compared }
  /** Level: the least that would give either side the lead. */
  | { readonly kind: 'either-leads'; readonly by: 'score' | 'advantage' }
  | {
      readonly kind: 'needs';
      readonly side: Side;
      readonly level: Way | null;
      readonly lead: Way | null;
    }
  | { readonly kind: 'needs-more'; readonly side: Side; readonly by: number; readonly most: number }
  | { readonly kind: 'first-lead-wins'; readonly period: Named }
  | { readonly kind: 'no-scores' }
  | ({ readonly kind: 'if-over' } & IfOver)
  | {
      readonly kind: 'next-foul';
      readonly side: Side;
      /**
       * `any`: whatever it is; `other`: one of a kind not called yet; `ladder`: one of those that go up the ladder;
       * `warned`: one that is warned outside it.
       */
      readonly of: Named | 'any' | 'other' | 'ladder' | 'warned';
      readonly cost: RungCost;
      /** What it would make of the score. */
      readonly turns: 'lead' | 'level' | null;
    }
  | { readonly kind: 'held'; readonly side: Side }
  | {
      readonly kind: 'allowance-runs';
      readonly side: Side;
      /** Null: not everybody's affair. */
      readonly reason: Named | null;
      readonly limitMs: number | null;
    }
  | { readonly kind: 'must-stand' }
  | { readonly kind: 'waits-for-start'; readonly period: Named | null }
  | {
      readonly kind: 'waits';
      readonly what: Exclude<Awaiting, 'start'>;
      readonly proposed: Ended | null;
      readonly criteria: readonly Named[];
    };

/** What would follow if the time were over now. */
export type IfOver =
  | { readonly follows: 'wins'; readonly side: Side; readonly method: Method }
  | { readonly follows: 'decision' | 'coin-toss' | 'senior-official' }
  | { readonly follows: 'next-period'; readonly period: Named | null }
  | { readonly follows: 'nobody'; readonly method: Method };

/** What an ended match came to besides the steps. */
export type Conclusion =
  | { readonly kind: 'by-call'; readonly did: Did; readonly elapsedMs: number }
  | { readonly kind: 'by-bell'; readonly period: Named }
  | { readonly kind: 'by-lead'; readonly period: Named }
  | {
      readonly kind: 'ladder-full';
      readonly side: Side;
      readonly step: number;
      readonly of: number;
    }
  | { readonly kind: 'score-aside'; readonly red: number; readonly blue: number }
  | { readonly kind: 'out'; readonly sides: readonly Side[] }
  | { readonly kind: 'barred'; readonly sides: readonly Side[] };

/** Every sentence that can be said of a match: a closed union, without words. */
export type Sentence = Did | Followed | Remark | StepSaid | Need | Conclusion;
