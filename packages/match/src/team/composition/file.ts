import { type HandicapWarning, handicapWarnings, unknownName } from '@threecount/rulebooks';
import { fault, isObject, type JsonObject, type Parsed, unknownKey } from '../../script/fields.ts';
import { JsonFault, readJson } from '../../script/json.ts';
import { parseBook, texts } from '../../script/parse-script.ts';
import { parseRules } from '../script/parse.ts';
import { checkTeams } from './check.ts';
import type { TeamCheck, TeamList, TeamMember } from './types.ts';

export const teamsFormat = 'threecount.teams/1';
const keys = ['format', 'about', 'rulebook', 'event', 'discipline', 'rank', 'options', 'teams'];
const teamKeys = ['name', 'members', 'substitutes'];
const memberKeys = ['id', 'name', 'rank', 'weightKg', 'injured'];

/** The teams of one event, checked. */
export interface CheckedTeams {
  readonly format: 'threecount.teams-result/1';
  readonly rulebook: string;
  readonly event: string;
  readonly legal: boolean;
  readonly teams: readonly TeamCheck[];
  /** Doubts about the organiser's handicap table. */
  readonly table: readonly HandicapWarning[];
}

/** Checks the teams of a file, or says in one line with the place why it cannot. */
export function checkTeamsText(text: string): Parsed<CheckedTeams> {
  try {
    const value = readJson(text.replace(/^\uFEFF/, ''));
    return isObject(value) ? checkTeamsFile(value) : fault('file', 'must be an object', keys);
  } catch (error) {
    if (error instanceof JsonFault) return fault(error.place, error.message);
    throw error;
  }
}

function checkTeamsFile(value: JsonObject): Parsed<CheckedTeams> {
  if (value['format'] !== teamsFormat)
    return { ok: false, ...unknownName('format', value['format'], [teamsFormat]) };
  const wrong = unknownKey(value, '', keys) ?? texts(value);
  if (wrong) return wrong;
  const book = parseBook(value['rulebook']);
  if (!book.ok) return book;
  const rules = parseRules(value, book.value);
  if (!rules.ok) return rules;
  const { rank = null } = value;
  if (rank !== null && !rules.value.ranks.some((known) => known === rank))
    return { ok: false, ...unknownName('rank', rank, rules.value.ranks) };
  const lists = parseTeams(value['teams'], rank === null ? null : String(rank));
  if (!lists.ok) return lists;
  const teams = checkTeams(rules.value, lists.value);
  return {
    ok: true,
    value: {
      format: 'threecount.teams-result/1',
      rulebook: book.value.id,
      event: rules.value.division.event ?? '',
      legal: teams.every((team) => team.legal),
      teams,
      table: handicapWarnings(rules.value.handicap, rules.value.ranks),
    },
  };
}

function parseTeams(value: unknown, rank: string | null): Parsed<readonly TeamList[]> {
  if (!Array.isArray(value) || value.length === 0)
    return fault('teams', 'must be a list of teams', teamKeys);
  const out: TeamList[] = [];
  for (const [i, given] of value.entries()) {
    const place = `teams[${i}]`;
    if (!isObject(given)) return fault(place, 'must be a team', teamKeys);
    const wrong = unknownKey(given, place, teamKeys);
    if (wrong) return wrong;
    const { name, substitutes: bench = [] } = given;
    if (typeof name !== 'string' || name.trim() === '')
      return fault(`${place}.name`, 'must be a text');
    const members = parseMembers(given['members'], `${place}.members`);
    if (!members.ok) return members;
    const substitutes = parseMembers(bench, `${place}.substitutes`);
    if (!substitutes.ok) return substitutes;
    out.push({ name, members: members.value, substitutes: substitutes.value, rank });
  }
  return { ok: true, value: out };
}

/** More people are in no team of any book; each of them is compared with the others. */
const mostPeople = 100;

function parseMembers(value: unknown, place: string): Parsed<readonly TeamMember[]> {
  if (!Array.isArray(value)) return fault(place, 'must be a list of people', memberKeys);
  if (value.length > mostPeople)
    return fault(place, `has ${value.length} people, more than ${mostPeople}`);
  const out: TeamMember[] = [];
  for (const [i, given] of value.entries()) {
    const member = parseMember(given, `${place}[${i}]`);
    if (!member.ok) return member;
    out.push(member.value);
  }
  return { ok: true, value: out };
}

function parseMember(value: unknown, place: string): Parsed<TeamMember> {
  if (!isObject(value)) return fault(place, 'must be a person', memberKeys);
  const wrong = unknownKey(value, place, memberKeys);
  if (wrong) return wrong;
  const { id, name, rank = null, weightKg = null, injured = false } = value;
  if (typeof name !== 'string' || name.trim() === '')
    return fault(`${place}.name`, 'must be a text');
  if (id !== undefined && typeof id !== 'string') return fault(`${place}.id`, 'must be a text');
  if (rank !== null && typeof rank !== 'string') return fault(`${place}.rank`, 'must be a belt');
  if (weightKg !== null && typeof weightKg !== 'number')
    return fault(`${place}.weightKg`, 'must be kilograms, as a number');
  if (typeof injured !== 'boolean') return fault(`${place}.injured`, 'must be true or false');
  return {
    ok: true,
    value: { ...(id === undefined ? {} : { id }), name, rank, weightKg, injured },
  };
}
