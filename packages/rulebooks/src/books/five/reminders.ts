import type { MatchRules } from '../../schema/rulebook.ts';

/** What the officials are reminded of before the start, in our words. */
export const reminders = [
  {
    code: 'three-count',
    label: 'Control for a count of three before points',
    clause: 'FIVE-CTL-01',
    standing: 'printed',
  },
  { code: 'ready', label: 'Both ready? Then FIGHT', clause: 'FIVE-GES-01', standing: 'printed' },
  {
    code: 'no-overtime',
    label: 'No draw: a level score goes to the referee',
    clause: 'FIVE-DEC-01',
    standing: 'printed',
  },
  {
    code: 'support-joint',
    label: 'Support the joint under attack by hand',
    when: { in: ['ageGroup', ['junior-kids', 'senior-kids', 'preteens']] },
    clause: 'FIVE-WIN-08',
    standing: 'printed',
  },
  {
    code: 'clothing',
    label: 'No grips on clothing, gi pants excepted',
    when: { eq: ['discipline', 'no-gi'] },
    clause: 'FIVE-UNI-27',
    standing: 'printed',
  },
] as const satisfies MatchRules['reminders'];
