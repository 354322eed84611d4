import type { MatchRules } from '../../schema/rulebook.ts';

const allRanks = { eq: ['event', 'all-ranks'] } as const;

/** What the officials are reminded of before the start, in our words. */
export const reminders = [
  {
    code: 'finish-only',
    label: 'No points: only a finish wins, else both are out',
    clause: 'CLS-WIN-08',
    standing: 'reconstructed',
  },
  {
    code: 'three-warnings',
    label: 'The third warning or one major foul disqualifies',
    clause: 'CLS-WIN-04',
    standing: 'printed',
  },
  { code: 'hair', label: 'Long hair tied up', clause: 'CLS-HYG-03', standing: 'printed' },
  { code: 'cuts', label: 'Cuts covered', clause: 'CLS-HYG-06', standing: 'printed' },
  {
    code: 'substances',
    label: 'Nothing slippery or sticky on skin or clothing',
    clause: 'CLS-HYG-08',
    standing: 'printed',
  },
  { code: 'hard-objects', label: 'No hard objects', clause: 'CLS-GI-10', standing: 'printed' },
  {
    code: 'lower-rank',
    label: 'The lower belt’s techniques bind both',
    when: allRanks,
    clause: 'CLS-LEGAL-01',
    standing: 'printed',
  },
] as const satisfies MatchRules['reminders'];
