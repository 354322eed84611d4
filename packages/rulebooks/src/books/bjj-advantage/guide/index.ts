import type { GuideItem } from '../../../schema/guide.ts';
import { desk } from './desk.ts';
import { levels } from './levels.ts';
import { match } from './match.ts';
import { uniform } from './uniform.ts';

/** What officials look at, ask and wait for under this book, in our words. */
export const guide: readonly GuideItem[] = [...desk, ...levels, ...uniform, ...match];
