/** The technique codes of the match script that a referee may signal. */
export const techniques = [
  'takedown',
  'takedown-counter',
  'sweep',
  'arm-drag',
  'knee-on-belly',
  'guard-pass',
  'guard-pass-to-knee-on-belly',
  'mount',
  'back-mount',
  'back-control',
  'body-triangle',
  'double-guard-pull-top',
  'submission-out-of-bounds',
  'inversion',
  'reversal',
] as const;

export const landings = ['guard', 'half-guard', 'side-control', 'mount', 'back'] as const;

/** The submission codes of the match script. */
export const submissions = [
  'straight-ankle-lock',
  'straight-knee-lock',
  'kneebar',
  'toe-hold',
  'heel-hook',
  'inside-heel-hook',
  'calf-slicer',
  'biceps-slicer',
  'compression-knee-lock',
  'wrist-lock',
  'neck-crank',
  'cervical-lock',
  'rear-naked-choke',
  'guillotine',
  'triangle',
  'armbar',
  'kimura',
  'americana',
  'omoplata',
  'choke-with-foot',
  'scissor-takedown',
  'slam',
  'knee-reap',
  'ezekiel',
  'collar-choke',
  'other',
] as const;

/** The foul codes of the match script; a book names some of them. */
export const fouls = [
  'striking',
  'eye-gouging',
  'biting',
  'spitting',
  'groin-attack',
  'hair-pulling',
  'ear-pulling',
  'nose-grabbing',
  'fish-hooking',
  'orifice',
  'small-joint',
  'slamming',
  'spiking',
  'suplex',
  'scissor-takedown',
  'jumping-closed-guard',
  'skin-attack',
  'clavicle',
  'windpipe',
  'foul-language',
  'unsportsmanlike',
  'attack-on-break',
  'attack-under-care',
  'attack-after-end',
  'disobedience',
  'corner-interference',
  'feigning',
  'illegal-technique',
  'throwing-off-mat',
  'forcing-off-mat',
  'grip-inside-sleeve',
  'belt-grip',
  'clothing-grab',
  'own-clothing-grab',
  'running',
  'guard-backout',
  'fleeing-mat',
  'fleeing-submission',
  'stalling',
  'stalling-closed-guard',
  'butt-scooting',
  'sitting-unconnected',
  'defensive-only',
  'mouth-cover',
  'face-smash',
  'belt-delay',
  'uniform-change-late',
  'refusing-release',
  'fist-fighting',
] as const;

/** The criteria of a decision that the match script lists, over all books. */
export const criteria = [
  'closest-to-submission',
  'dominant-positions',
  'aggression',
  'dominant-control',
  'fewer-penalties',
  'referee',
] as const;

/** The belts of the match script, lowest first. */
export const belts = [
  'white',
  'grey',
  'yellow',
  'orange',
  'green',
  'blue',
  'purple',
  'brown',
  'black',
] as const;

export const disciplines = ['gi', 'no-gi'] as const;
export const genders = ['male', 'female'] as const;
export const stages = ['bracket', 'final', 'team', 'special'] as const;

export type Discipline = (typeof disciplines)[number];
export type Gender = (typeof genders)[number];
