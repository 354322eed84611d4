import { weightListProblems } from '../lookup/entered-weights.ts';
import { type Options, readOptions } from '../resolve/options.ts';
import { type Problem, unknownName } from '../resolve/problem.ts';
import { teamSettingProblems } from '../resolve/team.ts';
import type { Rulebook } from '../schema/rulebook.ts';
import { optionViews } from './option-view.ts';

/**
 * What is wrong with the organiser's choices in any division: unknown names, values that cannot be read. That a choice
 * bears on some divisions or stages only is nothing wrong.
 */
export function checkOptions(book: Rulebook, options: Options): readonly Problem[] {
  const everywhere: Rulebook = {
    ...book,
    options: book.options.map((rule) => {
      if (!('onlyWhen' in rule)) return rule;
      const { onlyWhen: _, ...rest } = rule;
      return rest as typeof rule;
    }),
  };
  const ofMatch = Object.fromEntries(
    Object.entries(options).filter(([name]) => !book.eventOptions.includes(name)),
  );
  const [discipline = 'gi'] = book.divisions.disciplines;
  const { problems } = readOptions(everywhere, ofMatch, { discipline });
  return [
    ...problems,
    ...ofTournament(book, options),
    ...teamSettingProblems(book, options),
    ...weightListProblems(book, options),
  ];
}

/** Settings of the tournament that something here reads. */
function ofTournament(book: Rulebook, options: Options): readonly Problem[] {
  // What is wrong with those about teams is said elsewhere.
  const ofTeams = new Set(book.match.team?.settings?.map(({ name }) => name));
  const isOfTournament = (name: string): boolean =>
    book.eventOptions.includes(name) && !ofTeams.has(name);
  return optionViews(book).flatMap(({ name, form }): readonly Problem[] => {
    const value = options[name];
    const place = `options.${name}`;
    if (value === undefined) return [];
    if (form.kind === 'count' && !(typeof value === 'number' && value > 0 && value <= 3_600))
      return [{ place, message: 'must be a number of seconds, at most an hour' }];
    if (form.kind === 'choice' && !form.values.some((one) => one === value) && isOfTournament(name))
      return [unknownName(place, value, form.values.map(String))];
    if (form.kind === 'gestures') return gestureProblems(form.gestures, place, value);
    return [];
  });
}

const longest = 500;

function gestureProblems(
  gestures: readonly { readonly id: string }[],
  place: string,
  value: unknown,
): readonly Problem[] {
  const valid = gestures.map(({ id }) => id);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return [{ place, message: 'must be words by gesture', valid }];
  return Object.entries(value).flatMap(([id, words]): readonly Problem[] => {
    const at = `${place}.${id}`;
    if (!valid.includes(id))
      return [{ place: at, message: 'is no gesture that is left open', valid }];
    if (typeof words === 'string' && words.length <= longest) return [];
    return [{ place: at, message: `must be words, at most ${longest} letters` }];
  });
}
