import type { FoulRule } from '../../schema/fouls.ts';

/** Out at once. */
export const seriousFouls = [
  {
    code: 'slamming',
    label: 'Slam',
    group: 'serious',
    plain: {
      does: 'disqualify',
      kind: 'disciplinary',
    },
    malicious: {
      does: 'disqualify',
      kind: 'disciplinary',
      cite: {
        clause: 'ADV-CON-05',
        standing: 'printed',
      },
    },
    stalling: false,
    asksMalicious: true,
    details: [
      {
        label: 'From the guard',
      },
      {
        label: 'Out of a submission',
      },
    ],
    clause: 'ADV-ILL-01',
    standing: 'printed',
  },
  {
    code: 'spiking',
    label: 'Drop on the head',
    group: 'serious',
    plain: {
      does: 'disqualify',
      kind: 'disciplinary',
    },
    malicious: {
      does: 'disqualify',
      kind: 'disciplinary',
      cite: {
        clause: 'ADV-CON-05',
        standing: 'printed',
      },
    },
    stalling: false,
    asksMalicious: true,
    details: [],
    clause: 'ADV-ILL-01',
    standing: 'printed',
  },
  {
    code: 'biting',
    label: 'Biting',
    group: 'serious',
    plain: {
      does: 'disqualify',
      kind: 'disciplinary',
      cite: { clause: 'ADV-FOUL-01', standing: 'printed' },
    },
    malicious: {
      does: 'disqualify',
      kind: 'disciplinary',
      cite: {
        clause: 'ADV-CON-05',
        standing: 'printed',
      },
    },
    stalling: false,
    asksMalicious: true,
    details: [],
    clause: 'ADV-FOUL-03',
    standing: 'printed',
  },
  {
    code: 'hair-pulling',
    label: 'Hair pulling',
    group: 'serious',
    plain: {
      does: 'disqualify',
      kind: 'disciplinary',
      cite: { clause: 'ADV-FOUL-01', standing: 'printed' },
    },
    malicious: {
      does: 'disqualify',
      kind: 'disciplinary',
      cite: {
        clause: 'ADV-CON-05',
        standing: 'printed',
      },
    },
    stalling: false,
    asksMalicious: true,
    details: [],
    clause: 'ADV-FOUL-03',
    standing: 'printed',
  },
  {
    code: 'eye-gouging',
    label: 'Fingers in the eyes',
    group: 'serious',
    plain: {
      does: 'disqualify',
      kind: 'disciplinary',
      cite: { clause: 'ADV-FOUL-01', standing: 'printed' },
    },
    malicious: {
      does: 'disqualify',
      kind: 'disciplinary',
      cite: {
        clause: 'ADV-CON-05',
        standing: 'printed',
      },
    },
    stalling: false,
    asksMalicious: true,
    details: [],
    clause: 'ADV-FOUL-03',
    standing: 'printed',
  },
  {
    code: 'nose-grabbing',
    label: 'Fingers in the nose',
    group: 'serious',
    plain: {
      does: 'disqualify',
      kind: 'disciplinary',
      cite: { clause: 'ADV-FOUL-01', standing: 'printed' },
    },
    malicious: {
      does: 'disqualify',
      kind: 'disciplinary',
      cite: {
        clause: 'ADV-CON-05',
        standing: 'printed',
      },
    },
    stalling: false,
    asksMalicious: true,
    details: [],
    clause: 'ADV-FOUL-03',
    standing: 'printed',
  },
  {
    code: 'foul-language',
    label: 'Foul language',
    group: 'serious',
    plain: {
      does: 'disqualify',
      kind: 'disciplinary',
      cite: { clause: 'ADV-FOUL-01', standing: 'printed' },
    },
    malicious: {
      does: 'disqualify',
      kind: 'disciplinary',
      cite: {
        clause: 'ADV-CON-05',
        standing: 'printed',
      },
    },
    stalling: false,
    asksMalicious: true,
    details: [
      {
        label: 'At the referee',
      },
      {
        label: 'At the public',
      },
    ],
    clause: 'ADV-FOUL-02',
    standing: 'printed',
  },
  {
    code: 'unsportsmanlike',
    label: 'Unsportsmanlike conduct',
    group: 'serious',
    plain: {
      does: 'disqualify',
      kind: 'disciplinary',
      cite: { clause: 'ADV-CON-06', standing: 'printed' },
    },
    malicious: {
      does: 'disqualify',
      kind: 'disciplinary',
      cite: {
        clause: 'ADV-CON-05',
        standing: 'printed',
      },
    },
    stalling: false,
    asksMalicious: true,
    details: [],
    clause: 'ADV-ILL-10',
    standing: 'printed',
  },
  {
    code: 'fleeing-submission',
    label: 'Fled the mat from a lock',
    group: 'serious',
    plain: {
      does: 'disqualify',
      kind: 'technical',
      cite: { clause: 'ADV-FOUL-01', standing: 'printed' },
    },
    malicious: {
      does: 'disqualify',
      kind: 'disciplinary',
      cite: {
        clause: 'ADV-CON-05',
        standing: 'printed',
      },
    },
    stalling: false,
    asksMalicious: true,
    details: [],
    help: 'A lock already caught; an attempt not yet caught is fleeing the mat.',
    clause: 'ADV-FOUL-08',
    standing: 'printed',
  },
  {
    code: 'uniform-change-late',
    label: 'Kimono not changed in time',
    group: 'serious',
    plain: {
      does: 'disqualify',
      kind: 'technical',
      cite: { clause: 'ADV-FOUL-01', standing: 'printed' },
    },
    malicious: {
      does: 'disqualify',
      kind: 'disciplinary',
      cite: {
        clause: 'ADV-CON-05',
        standing: 'printed',
      },
    },
    stalling: false,
    asksMalicious: false,
    details: [],
    clause: 'ADV-FOUL-06',
    standing: 'printed',
  },
] as const satisfies readonly FoulRule[];

/** The lists of forbidden acts: out at once, or warned first if the organiser reads the article so. */
export const forbiddenActs = [
  {
    code: 'striking',
    label: 'Strike',
    group: 'forbidden',
    plain: {
      does: 'disqualify',
      kind: 'disciplinary',
    },
    malicious: {
      does: 'disqualify',
      kind: 'disciplinary',
      cite: {
        clause: 'ADV-FOUL-04',
        standing: 'printed',
      },
    },
    stalling: false,
    asksMalicious: true,
    details: [
      {
        label: 'Fist',
      },
      {
        label: 'Elbow',
      },
      {
        label: 'Knee',
      },
      {
        label: 'Kick',
      },
      {
        label: 'Head butt',
      },
    ],
    submission: {
      does: 'disqualify',
      kind: 'disciplinary',
    },
    injury: {
      does: 'disqualify',
      kind: 'disciplinary',
    },
    clause: 'ADV-ILL-03',
    standing: 'printed',
  },
  {
    code: 'groin-attack',
    label: 'Groin attack',
    group: 'forbidden',
    plain: {
      does: 'disqualify',
      kind: 'disciplinary',
    },
    malicious: {
      does: 'disqualify',
      kind: 'disciplinary',
      cite: {
        clause: 'ADV-FOUL-03',
        standing: 'printed',
      },
    },
    stalling: false,
    asksMalicious: true,
    details: [],
    submission: {
      does: 'disqualify',
      kind: 'disciplinary',
    },
    injury: {
      does: 'disqualify',
      kind: 'disciplinary',
    },
    clause: 'ADV-ILL-04',
    standing: 'printed',
  },
  {
    code: 'windpipe',
    label: 'Windpipe attack',
    group: 'forbidden',
    plain: {
      does: 'disqualify',
      kind: 'disciplinary',
    },
    malicious: {
      does: 'disqualify',
      kind: 'disciplinary',
      cite: {
        clause: 'ADV-CON-05',
        standing: 'printed',
      },
    },
    stalling: false,
    asksMalicious: true,
    details: [],
    submission: {
      does: 'disqualify',
      kind: 'disciplinary',
    },
    injury: {
      does: 'disqualify',
      kind: 'disciplinary',
    },
    clause: 'ADV-ILL-04',
    standing: 'printed',
  },
  {
    code: 'fish-hooking',
    label: 'Fish hooking',
    group: 'forbidden',
    plain: {
      does: 'disqualify',
      kind: 'disciplinary',
    },
    malicious: {
      does: 'disqualify',
      kind: 'disciplinary',
      cite: {
        clause: 'ADV-CON-05',
        standing: 'printed',
      },
    },
    stalling: false,
    asksMalicious: true,
    details: [],
    submission: {
      does: 'disqualify',
      kind: 'disciplinary',
    },
    injury: {
      does: 'disqualify',
      kind: 'disciplinary',
    },
    clause: 'ADV-ILL-05',
    standing: 'printed',
  },
  {
    code: 'orifice',
    label: 'Finger in an orifice or a cut',
    group: 'forbidden',
    plain: {
      does: 'disqualify',
      kind: 'disciplinary',
    },
    malicious: {
      does: 'disqualify',
      kind: 'disciplinary',
      cite: {
        clause: 'ADV-CON-05',
        standing: 'printed',
      },
    },
    stalling: false,
    asksMalicious: true,
    details: [],
    submission: {
      does: 'disqualify',
      kind: 'disciplinary',
    },
    injury: {
      does: 'disqualify',
      kind: 'disciplinary',
    },
    clause: 'ADV-ILL-05',
    standing: 'printed',
  },
  {
    code: 'spitting',
    label: 'Spitting',
    group: 'forbidden',
    plain: {
      does: 'disqualify',
      kind: 'disciplinary',
    },
    malicious: {
      does: 'disqualify',
      kind: 'disciplinary',
      cite: {
        clause: 'ADV-CON-05',
        standing: 'printed',
      },
    },
    stalling: false,
    asksMalicious: true,
    details: [],
    submission: {
      does: 'disqualify',
      kind: 'disciplinary',
    },
    injury: {
      does: 'disqualify',
      kind: 'disciplinary',
    },
    clause: 'ADV-ILL-06',
    standing: 'printed',
  },
  {
    code: 'skin-attack',
    label: 'Pinching or twisting skin',
    group: 'forbidden',
    plain: {
      does: 'disqualify',
      kind: 'disciplinary',
    },
    malicious: {
      does: 'disqualify',
      kind: 'disciplinary',
      cite: {
        clause: 'ADV-CON-05',
        standing: 'printed',
      },
    },
    stalling: false,
    asksMalicious: true,
    details: [],
    submission: {
      does: 'disqualify',
      kind: 'disciplinary',
    },
    injury: {
      does: 'disqualify',
      kind: 'disciplinary',
    },
    clause: 'ADV-ILL-07',
    standing: 'printed',
  },
  {
    code: 'small-joint',
    label: 'Small joints',
    group: 'forbidden',
    plain: {
      does: 'disqualify',
      kind: 'disciplinary',
    },
    malicious: {
      does: 'disqualify',
      kind: 'disciplinary',
      cite: {
        clause: 'ADV-CON-05',
        standing: 'printed',
      },
    },
    stalling: false,
    asksMalicious: true,
    details: [],
    submission: {
      does: 'disqualify',
      kind: 'disciplinary',
    },
    injury: {
      does: 'disqualify',
      kind: 'disciplinary',
    },
    clause: 'ADV-ILL-08',
    standing: 'printed',
  },
  {
    code: 'throwing-off-mat',
    label: 'Throwing off the mat',
    group: 'forbidden',
    plain: {
      does: 'disqualify',
      kind: 'disciplinary',
    },
    malicious: {
      does: 'disqualify',
      kind: 'disciplinary',
      cite: {
        clause: 'ADV-CON-05',
        standing: 'printed',
      },
    },
    stalling: false,
    asksMalicious: true,
    details: [],
    submission: {
      does: 'disqualify',
      kind: 'disciplinary',
    },
    injury: {
      does: 'disqualify',
      kind: 'disciplinary',
    },
    clause: 'ADV-ILL-09',
    standing: 'printed',
  },
  {
    code: 'illegal-technique',
    label: 'Forbidden technique',
    group: 'forbidden',
    plain: {
      does: 'disqualify',
      kind: 'technical',
    },
    malicious: {
      does: 'disqualify',
      kind: 'disciplinary',
      cite: {
        clause: 'ADV-CON-05',
        standing: 'printed',
      },
    },
    stalling: false,
    asksMalicious: true,
    details: [],
    submission: {
      does: 'disqualify',
      kind: 'technical',
    },
    injury: {
      does: 'disqualify',
      kind: 'technical',
    },
    clause: 'ADV-FOUL-11',
    standing: 'printed',
  },
  {
    code: 'scissor-takedown',
    label: 'Scissors takedown',
    group: 'forbidden',
    plain: {
      does: 'disqualify',
      kind: 'technical',
    },
    malicious: {
      does: 'disqualify',
      kind: 'disciplinary',
      cite: {
        clause: 'ADV-CON-05',
        standing: 'printed',
      },
    },
    stalling: false,
    asksMalicious: true,
    details: [],
    submission: {
      does: 'disqualify',
      kind: 'technical',
    },
    injury: {
      does: 'disqualify',
      kind: 'technical',
    },
    clause: 'ADV-LEGAL-07',
    standing: 'printed',
  },
] as const satisfies readonly FoulRule[];

/** What a corner does is warned first. */
export const cornerFouls = [
  {
    code: 'corner-interference',
    label: 'Corner interferes',
    group: 'corner',
    plain: {
      does: 'warn-then-disqualify',
      warning: 'official',
      kind: 'disciplinary',
      cite: {
        clause: 'ADV-CON-04',
        standing: 'printed',
      },
    },
    malicious: {
      does: 'disqualify',
      kind: 'disciplinary',
      cite: {
        clause: 'ADV-CON-05',
        standing: 'printed',
      },
    },
    stalling: false,
    asksMalicious: true,
    details: [],
    clause: 'ADV-ILL-11',
    standing: 'printed',
  },
] as const satisfies readonly FoulRule[];

/** The ladder’s fouls; grabbing clothing only where the organiser forbids it. */
export const stallingFouls = [
  {
    code: 'stalling',
    label: 'Stalling',
    group: 'stalling',
    plain: {
      does: 'ladder',
      ladder: 'stalling',
      firstRung: 1,
    },
    malicious: {
      does: 'disqualify',
      kind: 'disciplinary',
      cite: {
        clause: 'ADV-CON-05',
        standing: 'printed',
      },
    },
    stalling: true,
    asksMalicious: true,
    details: [],
    clause: 'ADV-PEN-10',
    standing: 'default',
  },
  {
    code: 'guard-backout',
    label: 'Backing out of the guard',
    group: 'stalling',
    plain: {
      does: 'ladder',
      ladder: 'stalling',
      firstRung: 1,
    },
    malicious: {
      does: 'disqualify',
      kind: 'disciplinary',
      cite: {
        clause: 'ADV-CON-05',
        standing: 'printed',
      },
    },
    stalling: true,
    asksMalicious: true,
    details: [],
    clause: 'ADV-PEN-01',
    standing: 'printed',
  },
  {
    code: 'butt-scooting',
    label: 'Butt scooting',
    group: 'stalling',
    plain: {
      does: 'ladder',
      ladder: 'stalling',
      firstRung: 1,
    },
    malicious: {
      does: 'disqualify',
      kind: 'disciplinary',
      cite: {
        clause: 'ADV-CON-05',
        standing: 'printed',
      },
    },
    stalling: true,
    asksMalicious: true,
    details: [],
    clause: 'ADV-PEN-02',
    standing: 'printed',
  },
  {
    code: 'fleeing-mat',
    label: 'Fleeing the mat',
    group: 'stalling',
    plain: {
      does: 'ladder',
      ladder: 'stalling',
      firstRung: 1,
    },
    malicious: {
      does: 'disqualify',
      kind: 'disciplinary',
      cite: {
        clause: 'ADV-CON-05',
        standing: 'printed',
      },
    },
    stalling: true,
    asksMalicious: true,
    details: [],
    help: 'From a takedown or an attempt not yet caught.',
    clause: 'ADV-PEN-03',
    standing: 'printed',
  },
  {
    code: 'clothing-grab',
    label: 'Grabbing clothing',
    group: 'grips',
    plain: {
      does: 'ladder',
      ladder: 'stalling',
      firstRung: 1,
    },
    malicious: {
      does: 'disqualify',
      kind: 'disciplinary',
      cite: {
        clause: 'ADV-CON-05',
        standing: 'printed',
      },
    },
    stalling: false,
    asksMalicious: true,
    details: [],
    when: {
      any: [],
    },
    clause: 'ADV-DIV-03',
    standing: 'default',
  },
] as const satisfies readonly FoulRule[];
