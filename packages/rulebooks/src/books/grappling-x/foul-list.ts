import type { FoulRule } from '../../schema/fouls.ts';

/** The ladder in regulation, a count of their own in overtime. */
export const stallingFouls = [
  {
    code: 'stalling',
    label: 'Stalling',
    group: 'stalling',
    plain: {
      does: 'ladder',
      ladder: 'section-10',
      firstRung: 1,
    },
    malicious: {
      does: 'disqualify',
      cite: {
        clause: 'GX-DQ-09',
        standing: 'default',
      },
    },
    stalling: true,
    asksMalicious: true,
    details: [],
    inPeriods: {
      periods: ['overtime', 'sudden-death'],
      plain: {
        does: 'ladder',
        ladder: 'overtime-stalling',
        firstRung: 1,
      },
      clause: 'GX-OT-05',
      standing: 'printed',
    },
    clause: 'GX-PEN-01',
    standing: 'printed',
  },
  {
    code: 'guard-backout',
    label: 'Backing out of the guard',
    group: 'stalling',
    plain: {
      does: 'ladder',
      ladder: 'section-10',
      firstRung: 1,
    },
    malicious: {
      does: 'disqualify',
      cite: {
        clause: 'GX-DQ-09',
        standing: 'default',
      },
    },
    stalling: true,
    asksMalicious: true,
    details: [],
    inPeriods: {
      periods: ['overtime', 'sudden-death'],
      plain: {
        does: 'ladder',
        ladder: 'overtime-stalling',
        firstRung: 1,
      },
      clause: 'GX-OT-05',
      standing: 'printed',
    },
    counted: 'stalling',
    clause: 'GX-PEN-02',
    standing: 'printed',
  },
  {
    code: 'butt-scooting',
    label: 'Butt scooting',
    group: 'stalling',
    plain: {
      does: 'ladder',
      ladder: 'section-10',
      firstRung: 1,
    },
    malicious: {
      does: 'disqualify',
      cite: {
        clause: 'GX-DQ-09',
        standing: 'default',
      },
    },
    stalling: true,
    asksMalicious: true,
    details: [],
    inPeriods: {
      periods: ['overtime', 'sudden-death'],
      plain: {
        does: 'ladder',
        ladder: 'overtime-stalling',
        firstRung: 1,
      },
      clause: 'GX-OT-05',
      standing: 'printed',
    },
    counted: 'stalling',
    clause: 'GX-PEN-03',
    standing: 'printed',
  },
  {
    code: 'fleeing-mat',
    label: 'Fleeing the mat',
    group: 'stalling',
    plain: {
      does: 'ladder',
      ladder: 'section-10',
      firstRung: 1,
    },
    malicious: {
      does: 'disqualify',
      cite: {
        clause: 'GX-DQ-09',
        standing: 'default',
      },
    },
    stalling: true,
    asksMalicious: true,
    details: [],
    help: 'To avoid a takedown. To avoid a submission it is out at once.',
    inPeriods: {
      periods: ['overtime', 'sudden-death'],
      plain: {
        does: 'ladder',
        ladder: 'overtime-stalling',
        firstRung: 1,
      },
      clause: 'GX-OT-05',
      standing: 'printed',
    },
    counted: 'stalling',
    clause: 'GX-PEN-04',
    standing: 'printed',
  },
] as const satisfies readonly FoulRule[];

/** The rest of the ladder. */
export const gripFouls = [
  {
    code: 'clothing-grab',
    label: 'Grabbing clothing',
    group: 'grips',
    plain: {
      does: 'ladder',
      ladder: 'section-10',
      firstRung: 1,
    },
    malicious: {
      does: 'disqualify',
      cite: {
        clause: 'GX-DQ-09',
        standing: 'default',
      },
    },
    stalling: false,
    asksMalicious: true,
    details: [],
    help: 'A score that came from it is taken back.',
    when: {
      eq: ['discipline', 'no-gi'],
    },
    clause: 'GX-PEN-05',
    standing: 'printed',
  },
  {
    code: 'mouth-cover',
    label: 'Covering the mouth',
    group: 'grips',
    plain: {
      does: 'ladder',
      ladder: 'section-10',
      firstRung: 1,
    },
    malicious: {
      does: 'disqualify',
      cite: {
        clause: 'GX-DQ-09',
        standing: 'default',
      },
    },
    stalling: false,
    asksMalicious: true,
    details: [],
    clause: 'GX-PEN-07',
    standing: 'printed',
  },
  {
    code: 'face-smash',
    label: 'Smashing the face',
    group: 'grips',
    plain: {
      does: 'ladder',
      ladder: 'section-10',
      firstRung: 1,
    },
    malicious: {
      does: 'disqualify',
      cite: {
        clause: 'GX-DQ-09',
        standing: 'default',
      },
    },
    stalling: false,
    asksMalicious: true,
    details: [],
    clause: 'GX-PEN-08',
    standing: 'printed',
  },
] as const satisfies readonly FoulRule[];

/** A warning outside the ladder and then out; out at once with malice or harm. */
export const illegalActs = [
  {
    code: 'striking',
    label: 'Strike',
    group: 'illegal',
    plain: {
      does: 'warn-then-disqualify',
      warning: 'official',
      cite: {
        clause: 'GX-DQ-08',
        standing: 'printed',
      },
    },
    malicious: {
      does: 'disqualify',
      cite: {
        clause: 'GX-DQ-09',
        standing: 'default',
      },
    },
    stalling: false,
    asksMalicious: true,
    details: [
      {
        label: 'Strike',
      },
      {
        label: 'Head butt',
      },
    ],
    submission: {
      does: 'disqualify',
      cite: {
        clause: 'GX-ILL-06',
        standing: 'default',
      },
    },
    injury: {
      does: 'disqualify',
      cite: {
        clause: 'GX-ILL-06',
        standing: 'default',
      },
    },
    clause: 'GX-ILL-01',
    standing: 'printed',
  },
  {
    code: 'biting',
    label: 'Biting',
    group: 'illegal',
    plain: {
      does: 'warn-then-disqualify',
      warning: 'official',
      cite: {
        clause: 'GX-DQ-08',
        standing: 'printed',
      },
    },
    malicious: {
      does: 'disqualify',
      cite: {
        clause: 'GX-DQ-09',
        standing: 'default',
      },
    },
    stalling: false,
    asksMalicious: true,
    details: [],
    submission: {
      does: 'disqualify',
      cite: {
        clause: 'GX-ILL-06',
        standing: 'default',
      },
    },
    injury: {
      does: 'disqualify',
      cite: {
        clause: 'GX-ILL-06',
        standing: 'default',
      },
    },
    clause: 'GX-ILL-02',
    standing: 'printed',
  },
  {
    code: 'eye-gouging',
    label: 'Eye gouging',
    group: 'illegal',
    plain: {
      does: 'warn-then-disqualify',
      warning: 'official',
      cite: {
        clause: 'GX-DQ-08',
        standing: 'printed',
      },
    },
    malicious: {
      does: 'disqualify',
      cite: {
        clause: 'GX-DQ-09',
        standing: 'default',
      },
    },
    stalling: false,
    asksMalicious: true,
    details: [
      {
        label: 'Finger',
      },
      {
        label: 'Chin',
      },
    ],
    submission: {
      does: 'disqualify',
      cite: {
        clause: 'GX-ILL-06',
        standing: 'default',
      },
    },
    injury: {
      does: 'disqualify',
      cite: {
        clause: 'GX-ILL-06',
        standing: 'default',
      },
    },
    clause: 'GX-ILL-03',
    standing: 'printed',
  },
  {
    code: 'small-joint',
    label: 'Fingers or toes',
    group: 'illegal',
    plain: {
      does: 'warn-then-disqualify',
      warning: 'official',
      cite: {
        clause: 'GX-DQ-08',
        standing: 'printed',
      },
    },
    malicious: {
      does: 'disqualify',
      cite: {
        clause: 'GX-DQ-09',
        standing: 'default',
      },
    },
    stalling: false,
    asksMalicious: true,
    details: [],
    submission: {
      does: 'disqualify',
      cite: {
        clause: 'GX-ILL-06',
        standing: 'default',
      },
    },
    injury: {
      does: 'disqualify',
      cite: {
        clause: 'GX-ILL-06',
        standing: 'default',
      },
    },
    clause: 'GX-ILL-04',
    standing: 'printed',
  },
  {
    code: 'hair-pulling',
    label: 'Hair pulling',
    group: 'illegal',
    plain: {
      does: 'warn-then-disqualify',
      warning: 'official',
      cite: {
        clause: 'GX-DQ-08',
        standing: 'printed',
      },
    },
    malicious: {
      does: 'disqualify',
      cite: {
        clause: 'GX-DQ-09',
        standing: 'default',
      },
    },
    stalling: false,
    asksMalicious: true,
    details: [],
    submission: {
      does: 'disqualify',
      cite: {
        clause: 'GX-ILL-06',
        standing: 'default',
      },
    },
    injury: {
      does: 'disqualify',
      cite: {
        clause: 'GX-ILL-06',
        standing: 'default',
      },
    },
    clause: 'GX-ILL-05',
    standing: 'printed',
  },
  {
    code: 'ear-pulling',
    label: 'Ear pulling',
    group: 'illegal',
    plain: {
      does: 'warn-then-disqualify',
      warning: 'official',
      cite: {
        clause: 'GX-DQ-08',
        standing: 'printed',
      },
    },
    malicious: {
      does: 'disqualify',
      cite: {
        clause: 'GX-DQ-09',
        standing: 'default',
      },
    },
    stalling: false,
    asksMalicious: true,
    details: [],
    submission: {
      does: 'disqualify',
      cite: {
        clause: 'GX-ILL-06',
        standing: 'default',
      },
    },
    injury: {
      does: 'disqualify',
      cite: {
        clause: 'GX-ILL-06',
        standing: 'default',
      },
    },
    clause: 'GX-ILL-05',
    standing: 'printed',
  },
  {
    code: 'illegal-technique',
    label: 'Forbidden technique',
    group: 'illegal',
    plain: {
      does: 'warn-then-disqualify',
      warning: 'official',
      cite: {
        clause: 'GX-DQ-08',
        standing: 'printed',
      },
    },
    malicious: {
      does: 'disqualify',
      cite: {
        clause: 'GX-DQ-09',
        standing: 'default',
      },
    },
    stalling: false,
    asksMalicious: true,
    details: [],
    techniqueClause: 'GX-DQ-03',
    submission: {
      does: 'disqualify',
      cite: {
        clause: 'GX-DQ-02',
        standing: 'printed',
      },
    },
    injury: {
      does: 'disqualify',
      cite: {
        clause: 'GX-DQ-02',
        standing: 'printed',
      },
    },
    clause: 'GX-DQ-05',
    standing: 'default',
  },
] as const satisfies readonly FoulRule[];

/** Out at once, sportsmanship after a warning. */
export const conductFouls = [
  {
    code: 'slamming',
    label: 'Slam',
    group: 'conduct',
    plain: {
      does: 'disqualify',
      cite: {
        clause: 'GX-SLAM-01',
        standing: 'printed',
      },
    },
    malicious: {
      does: 'disqualify',
      cite: {
        clause: 'GX-SLAM-02',
        standing: 'printed',
      },
    },
    stalling: false,
    asksMalicious: true,
    details: [],
    help: 'A takedown is none unless meant to injure; come down with the opponent.',
    clause: 'GX-SLAM-01',
    standing: 'printed',
  },
  {
    code: 'spiking',
    label: 'Throw on head or neck',
    group: 'conduct',
    plain: {
      does: 'disqualify',
      cite: {
        clause: 'GX-SLAM-04',
        standing: 'printed',
      },
    },
    malicious: {
      does: 'disqualify',
      cite: {
        clause: 'GX-SLAM-04',
        standing: 'printed',
      },
    },
    stalling: false,
    asksMalicious: true,
    details: [],
    clause: 'GX-SLAM-04',
    standing: 'printed',
  },
  {
    code: 'fleeing-submission',
    label: 'Fled the mat from a submission',
    group: 'conduct',
    plain: {
      does: 'disqualify',
      cite: {
        clause: 'GX-DQ-11',
        standing: 'printed',
      },
    },
    malicious: {
      does: 'disqualify',
      cite: {
        clause: 'GX-DQ-09',
        standing: 'default',
      },
    },
    stalling: false,
    asksMalicious: true,
    details: [],
    help: 'A roll out of a leg lock is the referee’s to judge.',
    clause: 'GX-DQ-11',
    standing: 'printed',
  },
  {
    code: 'unsportsmanlike',
    label: 'Bad sportsmanship',
    group: 'conduct',
    plain: {
      does: 'warn-then-disqualify',
      warning: 'official',
      cite: {
        clause: 'GX-DQ-08',
        standing: 'printed',
      },
    },
    malicious: {
      does: 'disqualify',
      cite: {
        clause: 'GX-DQ-09',
        standing: 'default',
      },
    },
    stalling: false,
    asksMalicious: true,
    details: [
      {
        label: 'Towards a referee',
      },
      {
        label: 'Towards a coach',
      },
      {
        label: 'Towards others',
      },
    ],
    clause: 'GX-DQ-10',
    standing: 'printed',
  },
] as const satisfies readonly FoulRule[];
