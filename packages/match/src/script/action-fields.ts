import { criteria, fouls, landings, submissions, techniques } from '@threecount/rulebooks';
import type { MatchAction } from '../types.ts';
import type { Field } from './fields.ts';

const side: Field = { is: 'one-of', names: ['red', 'blue'] };
const both: Field = { is: 'one-of', names: ['red', 'blue', 'both'] };
const flag: Field = { is: 'boolean', optional: true };
const text: Field = { is: 'text', absent: '' };
const one = (...names: readonly string[]): Field => ({ is: 'one-of', names });
const maybe = (names: readonly string[]): Field => ({ is: 'one-of', names, optional: true });

/** The keys of each action besides `at` and `do`, in the words of the match script. */
export const actionFields: Readonly<Record<MatchAction['do'], Readonly<Record<string, Field>>>> = {
  start: {},
  stop: {},
  'time-out': {
    reason: one('referee', 'injury', 'blood', 'uniform', 'equipment'),
    side: maybe(['red', 'blue']),
  },
  resume: { position: maybe(['same', 'standing']), inTime: flag },
  score: {
    side,
    technique: one(...techniques),
    landing: maybe(landings),
    inBounds: flag,
    initiatedInBounds: flag,
    inTime: flag,
  },
  attempt: { side, technique: one(...submissions), secured: flag },
  'attempt-over': { side },
  advantage: {
    side,
    reason: one('near-takedown', 'near-sweep', 'near-pass', 'near-submission', 'aggression'),
    inTime: flag,
  },
  foul: {
    side: both,
    foul: one(...fouls),
    malicious: flag,
    outcome: maybe(['none', 'injury', 'submission']),
    technique: maybe(submissions),
    inTime: flag,
  },
  submission: {
    side,
    by: one('tap', 'foot-tap', 'verbal', 'cry', 'unconscious'),
    technique: maybe(submissions),
    inTime: flag,
  },
  stoppage: {
    side,
    by: one('referee', 'doctor'),
    reason: one('danger', 'injury', 'unconscious'),
  },
  unable: {
    side: both,
    cause: one('accident', 'technique', 'foul', 'malicious-foul', 'illness', 'blood'),
  },
  forfeit: {
    side,
    reason: one('request', 'no-show', 'uniform', 'equipment', 'medical', 'hygiene', 'towel'),
  },
  disqualify: { side, reason: one(...fouls), kind: maybe(['technical', 'disciplinary']) },
  decision: { side, criterion: maybe(criteria) },
  'coin-toss': { side },
  'no-contest': { reason: text },
  override: { ruling: { is: 'ruling' }, by: text, reason: text },
  void: { action: { is: 'index' }, reason: { is: 'text', optional: true } },
  wait: {},
};

const insteadOf: Field = { is: 'index', optional: true };

/** Keys that a live action may carry besides or otherwise, and a script may not. */
export const liveFields: Readonly<Record<string, Readonly<Record<string, Field>>>> = {
  score: { insteadOf },
  advantage: { insteadOf },
  foul: { detail: { is: 'text', optional: true }, insteadOf },
  forfeit: { detail: { is: 'text', optional: true } },
  override: { ruling: { is: 'ruling', live: true } },
};
