import { describe, expect, it } from 'vitest';
import { ageGroupFor, divisionVocabulary, levelsFor } from '../../lookup/groups.ts';
import { bjjAdvantage as book } from './index.ts';

describe('divisions', () => {
  it('know adults; the young are all of one group', () => {
    expect(ageGroupFor(book, 17, 'female')).toMatchObject({ id: 'kids', standing: 'default' });
    expect(ageGroupFor(book, 18, 'female')).toMatchObject({ id: 'adults', standing: 'default' });
    const groups = divisionVocabulary(book).ageGroups;
    expect(groups.map(({ id, mixed, genders }) => [id, mixed, genders])).toEqual(
      ['adults', 'kids', 'masters'].map((id) => [id, false, ['male', 'female']]),
    );
  });

  it('go by belt in the gi, by level without it', () => {
    const ids = (discipline: string) => levelsFor(book, discipline, 'adults').map(({ id }) => id);
    expect(ids('gi')).toEqual(['white', 'blue', 'purple', 'brown', 'black']);
    expect(ids('no-gi')).toEqual(['novice', 'intermediate', 'advanced', 'elite']);
  });

  it('offer the belts from the lowest up, those of children between white and blue', () => {
    expect(divisionVocabulary(book).ranks).toEqual([
      'white',
      'grey',
      'yellow',
      'orange',
      'green',
      'blue',
      'purple',
      'brown',
      'black',
    ]);
  });
});
