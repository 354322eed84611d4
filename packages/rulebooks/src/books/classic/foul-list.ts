import type { FoulRule } from '../../schema/fouls.ts';

/** One warning. */
const warn = { does: 'ladder', ladder: 'warnings', firstRung: 1 } as const;
/** The competitor is out of the bout. */
const out = { does: 'disqualify', kind: 'technical' } as const;
/** Done on purpose: the whole team is out, by the clause of the disciplinary list. */
const bodyAttack = {
  does: 'disqualify',
  kind: 'team',
  cite: { clause: 'CLS-DISC-07', standing: 'printed' },
} as const;
const headOrStrike = {
  does: 'disqualify',
  kind: 'team',
  cite: { clause: 'CLS-DISC-08', standing: 'printed' },
} as const;
const finger = {
  does: 'disqualify',
  kind: 'team',
  cite: { clause: 'CLS-DISC-09', standing: 'printed' },
} as const;
const teamOut = { does: 'disqualify', kind: 'team' } as const;

const major = {
  group: 'major',
  plain: out,
  malicious: out,
  stalling: false,
  asksMalicious: false,
  details: [],
  standing: 'printed',
} as const;
const onPurpose = { ...major, asksMalicious: true } as const;
const minor = {
  group: 'minor',
  plain: warn,
  malicious: warn,
  stalling: false,
  asksMalicious: false,
  details: [],
  standing: 'printed',
} as const;
const disciplinary = {
  group: 'disciplinary',
  stalling: false,
  details: [],
  standing: 'printed',
} as const;

/** One is enough. */
export const majorFouls = [
  {
    code: 'spiking',
    label: 'Spiking or pile-driving',
    ...onPurpose,
    malicious: headOrStrike,
    help: 'Only a landing on head or neck.',
    clause: 'CLS-MAJ-01',
  },
  {
    code: 'suplex',
    label: 'Suplex onto head or neck',
    ...major,
    help: 'Only a landing on head or neck.',
    clause: 'CLS-MAJ-01',
  },
  {
    code: 'scissor-takedown',
    label: 'Scissors takedown',
    ...major,
    help: 'From standing.',
    clause: 'CLS-MAJ-02',
  },
  {
    code: 'jumping-closed-guard',
    label: 'Jumping into closed guard',
    ...major,
    clause: 'CLS-MAJ-03',
  },
  {
    code: 'biting',
    label: 'Biting, pushing with the teeth',
    ...onPurpose,
    malicious: bodyAttack,
    clause: 'CLS-MAJ-04',
  },
  {
    code: 'hair-pulling',
    label: 'Grabbing hair',
    ...onPurpose,
    malicious: bodyAttack,
    help: 'Body hair too.',
    clause: 'CLS-MAJ-05',
  },
  { code: 'nose-grabbing', label: 'Grabbing the nose', ...major, clause: 'CLS-MAJ-05' },
  {
    code: 'ear-pulling',
    label: 'Grabbing an ear',
    ...onPurpose,
    malicious: bodyAttack,
    clause: 'CLS-MAJ-05',
  },
  {
    code: 'groin-attack',
    label: 'Attacking or pushing the groin',
    ...onPurpose,
    malicious: bodyAttack,
    clause: 'CLS-MAJ-06',
  },
  {
    code: 'eye-gouging',
    label: 'Attacking or pushing the eyes',
    ...onPurpose,
    malicious: bodyAttack,
    clause: 'CLS-MAJ-06',
  },
  {
    code: 'striking',
    label: 'Striking',
    ...onPurpose,
    malicious: headOrStrike,
    help: 'Careless or meant; meant, the team is out.',
    clause: 'CLS-MAJ-07',
  },
] as const satisfies readonly FoulRule[];

/** A warning each. */
export const minorFouls = [
  {
    code: 'stalling-closed-guard',
    label: 'Stalling in closed guard',
    ...minor,
    clause: 'CLS-MIN-01',
  },
  {
    code: 'stalling',
    label: 'Holding without intent to attack',
    ...minor,
    stalling: true,
    clause: 'CLS-MIN-02',
  },
  { code: 'defensive-only', label: 'Only defending on the feet', ...minor, clause: 'CLS-MIN-03' },
  {
    code: 'forcing-off-mat',
    label: 'Forcing the opponent off the mat',
    ...minor,
    clause: 'CLS-MIN-04',
  },
  { code: 'fleeing-mat', label: 'Leaving the mat to escape', ...minor, clause: 'CLS-MIN-05' },
  {
    code: 'small-joint',
    label: 'Small joint',
    ...minor,
    help: 'Three fingers or fewer at once; four are allowed.',
    clause: 'CLS-MIN-06',
  },
  { code: 'mouth-cover', label: 'Covering mouth and nose', ...minor, clause: 'CLS-MIN-07' },
  { code: 'sitting-unconnected', label: 'Sitting without a grab', ...minor, clause: 'CLS-MIN-08' },
  { code: 'disobedience', label: 'Not following the referee', ...minor, clause: 'CLS-MIN-09' },
  {
    code: 'belt-delay',
    label: 'Delay by belt or lapels',
    ...minor,
    help: 'Taken off to rest, or more than 15 seconds to put in order.',
    clause: 'CLS-MIN-10',
  },
  {
    code: 'illegal-technique',
    label: 'Illegal technique',
    ...minor,
    help: 'Serious harm: the referee may rule disqualification instead.',
    standing: 'default',
    clause: 'CLS-LEGAL-03',
  },
] as const satisfies readonly FoulRule[];

/** The team is out where they are done on purpose; some always are. */
export const disciplinaryFouls = [
  {
    code: 'fish-hooking',
    label: 'Fish hooking',
    ...disciplinary,
    plain: { ...out, cite: { clause: 'CLS-DISC-12', standing: 'default' } },
    malicious: bodyAttack,
    asksMalicious: true,
    clause: 'CLS-DISC-07',
  },
  {
    code: 'orifice',
    label: 'Finger in an orifice or wound',
    ...disciplinary,
    plain: { ...out, cite: { clause: 'CLS-DISC-12', standing: 'default' } },
    malicious: finger,
    asksMalicious: true,
    clause: 'CLS-DISC-09',
  },
  {
    code: 'slamming',
    label: 'Slamming the head',
    ...disciplinary,
    plain: { ...out, cite: { clause: 'CLS-DISC-12', standing: 'default' } },
    malicious: headOrStrike,
    asksMalicious: true,
    help: 'Only onto the head.',
    clause: 'CLS-DISC-08',
  },
  {
    code: 'fist-fighting',
    label: 'Fist-fighting',
    ...disciplinary,
    plain: teamOut,
    malicious: teamOut,
    asksMalicious: false,
    clause: 'CLS-DISC-08',
  },
  {
    code: 'refusing-release',
    label: 'Not letting go',
    ...disciplinary,
    plain: teamOut,
    malicious: teamOut,
    asksMalicious: false,
    afterEnd: 'reverses',
    help: 'After the referee stopped the bout; taken after the end too.',
    clause: 'CLS-DISC-10',
  },
  {
    code: 'unsportsmanlike',
    label: 'Extremely bad behaviour',
    ...disciplinary,
    plain: teamOut,
    malicious: teamOut,
    asksMalicious: false,
    help: 'Toward anybody, at any time of the event.',
    clause: 'CLS-DISC-05',
  },
] as const satisfies readonly FoulRule[];
