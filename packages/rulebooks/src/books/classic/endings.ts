import type { EndingRules } from '../../schema/endings.ts';
import { bothUnable, unable } from './unable.ts';

const silent = { clause: 'CLS-WIN-06', standing: 'default' } as const;
const closed = { clause: 'CLS-WIN-08', standing: 'reconstructed' } as const;
const loses = { ending: 'loses', method: 'forfeit' } as const;
const uniform = { clause: 'CLS-GI-12', standing: 'default' } as const;
const absent = { clause: 'CLS-ORD-09', standing: 'default' } as const;
const medical = { clause: 'CLS-HYG-07', standing: 'printed' } as const;
const unclean = { clause: 'CLS-HYG-01', standing: 'default' } as const;
const tap = { method: 'submission', clause: 'CLS-WIN-01', standing: 'reconstructed' } as const;

/** The finishes that win a bout; there is no decision, no coin, no contest without result. */
export const endings = {
  submissions: [
    { by: 'tap', label: 'Tap', ...tap, standing: 'printed' },
    { by: 'foot-tap', label: 'Tap with the feet', ...tap },
    { by: 'verbal', label: 'Spoken', ...tap },
    { by: 'cry', label: 'Yell of pain', ...tap },
    {
      by: 'unconscious',
      label: 'Unconscious',
      method: 'unconscious',
      clause: 'CLS-WIN-03',
      standing: 'printed',
    },
  ],
  illegalSubmission: {
    policy: 'void-and-penalty',
    foul: 'illegal-technique',
    restartStanding: true,
    unconscious: {
      ending: 'opponent-disqualified',
      kind: 'technical',
      clause: 'CLS-MIN-12',
      standing: 'default',
    },
    clause: 'CLS-WIN-02',
    standing: 'reconstructed',
  },
  stoppages: [
    {
      reason: 'danger',
      label: 'Danger',
      method: 'stoppage',
      clause: 'CLS-WIN-06',
      standing: 'printed',
    },
    {
      reason: 'injury',
      label: 'Injury',
      method: 'stoppage',
      clause: 'CLS-WIN-06',
      standing: 'reconstructed',
    },
    {
      reason: 'unconscious',
      label: 'Unconscious',
      method: 'unconscious',
      clause: 'CLS-WIN-03',
      standing: 'printed',
    },
  ],
  unable,
  bothUnable,
  forfeits: [
    { reason: 'request', label: 'At own request', ends: { ...loses, ...silent }, ...silent },
    {
      reason: 'no-show',
      label: 'Did not appear',
      ends: { ...loses, method: 'no-show', ...absent },
      ...absent,
    },
    { reason: 'uniform', label: 'Uniform', ends: { ...loses, ...uniform }, ...uniform },
    { reason: 'equipment', label: 'Equipment', ends: { ...loses, ...uniform }, ...uniform },
    { reason: 'medical', label: 'Medical', ends: { ...loses, ...medical }, ...medical },
    {
      reason: 'hygiene',
      label: 'Hygiene',
      ends: { ending: 'disqualified', kind: 'technical', ...unclean },
      ...unclean,
    },
    {
      reason: 'towel',
      label: 'Towel',
      ends: { ...loses, method: 'towel', ...silent },
      ...silent,
    },
  ],
  decision: {
    criteria: [],
    needsCriterion: false,
    ...closed,
  },
  coinToss: { known: false, ...closed },
  noContest: { known: false, ...closed },
  override: silent,
} as const satisfies EndingRules;
