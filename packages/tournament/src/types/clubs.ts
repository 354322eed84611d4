/** By whose name medals are added up. */
export type ClubKind = 'club' | 'team';

/** A step by which clubs level in points are parted. */
export type ClubTie = 'golds' | 'silvers' | 'bronzes' | 'higher-belt' | 'heavier-class';

/** How the standings of clubs are made. */
export interface ClubRules {
  readonly by: ClubKind;
  /** Points of a first, second and third place. */
  readonly points: readonly [first: number, second: number, third: number];
  /** Whether the medal of somebody who was alone in a division counts. */
  readonly aloneCounts: boolean;
  /** In order; a step that is left out parts nobody. */
  readonly ties: readonly ClubTie[];
}

/** The organiser's order among clubs that no step parts. */
export interface ClubOrder {
  /** The group of divisions that it holds for; null: all together. */
  readonly group: string | null;
  /** Names, the better first. */
  readonly order: readonly string[];
  readonly by: string;
  readonly reason: string;
}
