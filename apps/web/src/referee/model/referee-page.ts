import type { GuideItem, OfficialRules, ResolvedRules } from '@threecount/rulebooks';
import { t } from '../words.ts';
import { allowanceLine, clockLines, lengthLines, timeOutLines } from './clock.ts';
import { callLines, decisionGroups, unableLines, verdictGroups } from './endings.ts';
import { foulGroups, foulLine, foulRules, ladderGroups } from './fouls.ts';
import { guideLine } from './guide-lines.ts';
import { choiceLines, legalityGroups } from './legality.ts';
import { type Group, group, type Line, type Section, type SectionId, sectionIds } from './line.ts';
import { placesOf } from './placing.ts';
import { advantageGroup, scoreRules, techniqueLine } from './scoring.ts';

/** Everything on the referee's page of one division, in the order in which it stands there. */
export function refereePage(official: OfficialRules): readonly Section[] {
  const own = ownGroups(official);
  return sectionIds
    .map((id) => ({ id, groups: own[id] }))
    .filter((section) => section.groups.length > 0);
}

function ownGroups(official: OfficialRules): Readonly<Record<SectionId, readonly Group[]>> {
  const { rules, guide } = official;
  const stalling = new Set<string>(
    rules.fouls.fouls.filter((foul) => foul.stalling).map((foul) => foul.code),
  );
  // The help of a foul stands with the foul already.
  const helps = new Set(rules.fouls.fouls.map((foul) => `foul-${foul.code}`));
  const isTwice = (id: SectionId, item: GuideItem) =>
    (id === 'fouls' || id === 'stalling') && helps.has(item.id);
  const itemsIn = (id: SectionId) =>
    guide.filter((item) => placesOf(item, stalling).has(id) && !isTwice(id, item));
  const guideIn = (id: SectionId) => guideGroup(itemsIn(id));
  const { time, stops } = clockLines(rules);
  const allowances = rules.allowances.map(allowanceLine);
  return {
    before: group(
      'reminders',
      t('group.guide'),
      itemsIn('before').map((item) => guideLine(item, true)),
    ),
    gestures: guideIn('gestures'),
    scoring: scoringGroups(rules, itemsIn('scoring')),
    fouls: [
      ...ladderGroups(rules.fouls),
      ...foulGroups(rules.fouls),
      ...group('foul-rules', t('group.foul-rules'), foulRules(rules.fouls)),
      ...guideIn('fouls'),
    ],
    stalling: stallingGroups(rules, itemsIn('stalling')),
    stops: [
      ...group('clock', t('group.clock'), [...stops, ...timeOutLines(rules)]),
      ...guideIn('stops'),
    ],
    medical: [
      ...group('allowances', t('group.allowances'), allowances),
      ...group('unable', t('group.unable'), unableLines(rules.endings)),
      ...guideIn('medical'),
    ],
    decision: [...decisionGroups(rules.endings), ...guideIn('decision')],
    winning: [...verdictGroups(rules), ...group('calls', t('group.calls'), callLines(rules))],
    legality: legalityGroups(official),
    scorekeeper: guideIn('scorekeeper'),
    timekeeper: [
      ...group('time', t('group.clock'), [...lengthLines(official.lengths), ...time]),
      ...group('allowances', t('group.allowances'), allowances),
      ...guideIn('timekeeper'),
    ],
    other: guideIn('other'),
    choices: group('choices', t('group.choices'), choiceLines(official)),
  };
}

const guideGroup = (items: readonly GuideItem[]): readonly Group[] =>
  group(
    'guide',
    t('group.guide'),
    items.map((item) => guideLine(item)),
  );

/** A group a technique with all that it needs; then what holds for every score. */
function scoringGroups(rules: ResolvedRules, items: readonly GuideItem[]): readonly Group[] {
  const { scoring } = rules;
  const codes = new Set<string>(scoring.techniques.map((rule) => rule.code));
  const helps = (item: GuideItem, code: string) =>
    item.techniques?.some((technique) => technique === code) === true;
  const general = items.filter(
    (item) => item.techniques?.some((technique) => codes.has(technique)) !== true,
  );
  return [
    ...scoring.techniques.flatMap((rule) =>
      group(
        `technique-${rule.code}`,
        rule.label,
        [
          techniqueLine(rule),
          ...items.filter((item) => helps(item, rule.code)).map((item) => guideLine(item)),
        ],
        true,
      ),
    ),
    ...advantageGroup(scoring),
    ...group('general', t('group.general'), [
      ...scoreRules(scoring),
      ...general.map((item) => guideLine(item)),
    ]),
  ];
}

function stallingGroups(rules: ResolvedRules, items: readonly GuideItem[]): readonly Group[] {
  const { fouls } = rules;
  const lines: readonly Line[] = [
    ...fouls.fouls.filter((foul) => foul.stalling).map((foul) => foulLine(foul, fouls)),
    ...timeOutLines(rules, true),
    ...items.map((item) => guideLine(item)),
  ];
  return group('stalling', t('section.stalling'), lines);
}
