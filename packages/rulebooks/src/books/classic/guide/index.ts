import type { GuideItem } from '../../../schema/guide.ts';
import { bout } from './bout.ts';
import { hygiene } from './hygiene.ts';
import { noGi } from './no-gi.ts';
import { team } from './team.ts';
import { uniform } from './uniform.ts';

/** What officials look at, ask and wait for under this book, in our words. */
export const guide: readonly GuideItem[] = [...bout, ...hygiene, ...uniform, ...noGi, ...team];
