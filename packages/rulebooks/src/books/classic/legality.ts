import type { LegalityRules } from '../../schema/legality.ts';

/** The text's table is lost and none is invented: every submission is taken, and flagged until the organiser has one. */
export const legality = {
  confirmed: false,
  flag: 'check-technique',
  unlistedBars: false,
  flagsUnnamed: true,
  lowerRankBinds: true,
  columns: [
    { id: 'white', label: 'White', when: { eq: ['rank', 'white'] } },
    { id: 'blue', label: 'Blue', when: { eq: ['rank', 'blue'] } },
    { id: 'purple', label: 'Purple', when: { eq: ['rank', 'purple'] } },
    { id: 'brown', label: 'Brown', when: { eq: ['rank', 'brown'] } },
    { id: 'black', label: 'Black', when: { eq: ['rank', 'black'] } },
  ],
  rows: [],
  clause: 'CLS-LEGAL-02',
  standing: 'default',
} as const satisfies LegalityRules;
