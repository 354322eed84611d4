import type { GuideItem } from '../../../schema/guide.ts';
import { desk } from './desk.ts';
import { divisions } from './divisions.ts';
import { gestures } from './gestures.ts';
import { levels } from './levels.ts';
import { match } from './match.ts';
import { scoring } from './scoring.ts';
import { uniform } from './uniform.ts';

/** What officials look at, ask, show and say under this book, in our words. */
export const guide: readonly GuideItem[] = [
  ...divisions,
  ...levels,
  ...desk,
  ...uniform,
  ...scoring,
  ...match,
  ...gestures,
];
