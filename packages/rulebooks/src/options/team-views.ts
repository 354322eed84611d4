import type { Rulebook } from '../schema/rulebook.ts';
import type { TeamSetting } from '../schema/team-setting.ts';
import type { OptionForm, OptionView } from './option-view.ts';
import { standingAt, valueAt } from './standing-at.ts';

/** The choices about who may stand in a team and how it goes through the tournament. */
export const teamViews = ({ match }: Rulebook): readonly OptionView[] =>
  (match.team?.settings ?? []).map((setting) => {
    const { name, label, clauses } = setting;
    const path = pathOf(setting);
    return {
      name,
      label,
      clauses,
      standing: path === undefined ? 'default' : standingAt(match, path),
      form: settingForm(match, setting),
      group: 'teams',
    };
  });

const pathOf = (setting: TeamSetting): readonly string[] | undefined =>
  setting.kind === 'amount'
    ? setting.path
    : setting.values.flatMap(({ patches }) => patches).at(0)?.path;

function settingForm(match: Rulebook['match'], setting: TeamSetting): OptionForm {
  if (setting.kind === 'choice')
    return { kind: 'choice', values: setting.values.map(({ value }) => value) };
  const { from, to, whole, path } = setting;
  const found = valueAt(match, path);
  return { kind: 'amount', from, to, whole, byDefault: typeof found === 'number' ? found : null };
}
