import type { Side } from '@threecount/match';
import type { MatchCard, TeamPaperView } from '@threecount/tournament';
import { useEffect, useId, useRef } from 'preact/hooks';
import { t as shared } from '../../parts/words.ts';
import { methodWords, slotWords } from '../../ui/words.ts';
import { pagePath } from '../place.ts';
import { WinnerChoice } from '../results/sheet-fields.tsx';
import {
  barrableTeams,
  type SheetForm,
  type SheetMethod,
  type SheetPlace,
  sheetMethods,
  type TypedTeam,
} from './form.ts';
import './team-sheets.css';
import type { Told } from './told.ts';
import { t } from './words.ts';

export interface SheetProps {
  readonly tournamentId: string;
  readonly match: MatchCard;
  readonly view: TeamPaperView;
  readonly form: SheetForm;
  readonly told: readonly Told[];
  readonly onChange: (changed: Partial<SheetForm>) => void;
}

const sides = ['red', 'blue'] as const;

/** Who won and how, each team's numbers, who may not compete again. Where `again` is given, it can be chosen in the place of a winner. */
export function SheetFields(
  props: SheetProps & {
    readonly again?: { readonly chosen: boolean; readonly label: string; readonly on: () => void };
  },
) {
  const { match, view, form, told, again, onChange } = props;
  const choose = (winner: 'red' | 'blue' | 'nobody' | 'other'): void => {
    if (winner === 'other') again?.on();
    else onChange({ winner, method: kept(form.method, winner, view) });
  };
  return (
    <>
      <WinnerChoice
        match={match}
        legend={t('winner')}
        chosen={again?.chosen === true ? 'other' : form.winner}
        onChoose={choose}
        {...(again === undefined ? {} : { other: again.label })}
      />
      <FaultLine told={told} place="winner" />
      {again?.chosen === true ? null : (
        <>
          <MethodField {...props} />
          <Leaves {...props} />
          {sides.map((side) => (
            <TeamFields key={side} {...props} side={side} />
          ))}
          <p class="soft">
            {t('hurt')} <a href={pagePath(props.tournamentId, 'teams')}>{t('to-teams')}</a>
          </p>
          <TypedField
            label={t('elapsed')}
            place="elapsed"
            told={told}
            value={form.elapsed}
            onText={(elapsed) => onChange({ elapsed })}
          />
        </>
      )}
    </>
  );
}

/** The way it ended, where that fits the winner too. */
const kept = (
  method: SheetForm['method'],
  winner: SheetForm['winner'],
  view: TeamPaperView,
): SheetForm['method'] =>
  method !== '' && sheetMethods(winner, view).includes(method) ? method : '';

function MethodField({ view, form, told, onChange }: SheetProps) {
  const id = useId();
  const fault = told.find(({ place }) => place === 'method');
  const choose = (method: SheetMethod | ''): void => {
    const leaving = barrableTeams({ ...form, method });
    onChange({ method, barred: view.leaves === 'event' ? leaving : [] });
  };
  const methods = sheetMethods(form.winner, view);
  return (
    <div class="field">
      <label for={id}>{t('method')}</label>
      <select
        id={id}
        value={form.method}
        aria-invalid={fault !== undefined}
        aria-describedby={`${id}-fault`}
        onChange={({ currentTarget: { value } }) =>
          choose(methods.find((each) => each === value) ?? '')
        }
      >
        <option value="">{t('choose')}</option>
        {methods.map((method) => (
          <option key={method} value={method}>
            {methodWords(method)}
          </option>
        ))}
      </select>
      <small id={`${id}-fault`} class="sheet-fault">
        {fault?.text ?? ''}
      </small>
    </div>
  );
}

/** Which disqualified team leaves the tournament. */
function Leaves({ match, form, onChange }: SheetProps) {
  const teams = barrableTeams(form);
  if (teams.length === 0) return null;
  return (
    <fieldset class="choices">
      <legend>{t('leaves')}</legend>
      {teams.map((side) => (
        <label key={side} class="check">
          <input
            type="checkbox"
            checked={form.barred.includes(side)}
            onChange={() => onChange({ barred: toggled(form.barred, side) })}
          />
          <span>{`${shared(side)}: ${slotWords(match[side])}`}</span>
        </label>
      ))}
    </fieldset>
  );
}

const toggled = <T,>(list: readonly T[], item: T): readonly T[] =>
  list.includes(item) ? list.filter((each) => each !== item) : [...list, item];

function TeamFields(props: SheetProps & { readonly side: Side }) {
  const { match, view, form, told, side, onChange } = props;
  const team = form.teams[side];
  const { size } = view.teams[side];
  const set = (changed: Partial<TypedTeam>): void =>
    onChange({ teams: { ...form.teams, [side]: { ...team, ...changed } } });
  const labels = {
    left: t('left', { count: size }),
    submissions: t('submissions'),
    warnings: t('warnings'),
  };
  return (
    <fieldset class={`sheet-team ${side}`}>
      <legend>{`${shared(side)}: ${slotWords(match[side])}`}</legend>
      <div class="sheet-numbers">
        {(['left', 'submissions', 'warnings'] as const).map((field) => (
          <TypedField
            key={field}
            label={labels[field]}
            place={`${side}.${field}`}
            told={told}
            numeric
            value={team[field]}
            onText={(text) => set({ [field]: text })}
          />
        ))}
        <NextField {...props} value={team.next} onNext={(next) => set({ next })} />
      </div>
      <Fighters {...props} />
    </fieldset>
  );
}

interface NextProps extends SheetProps {
  readonly side: Side;
  readonly value: string;
  readonly onNext: (next: string) => void;
}

/** With whom the order goes on in the next team match. */
function NextField({ view, told, side, value, onNext }: NextProps) {
  const id = useId();
  const { size, fighters } = view.teams[side];
  const fault = told.find(({ place }) => place === `${side}.next`);
  return (
    <div class="field wide">
      <label for={id}>{t('next')}</label>
      <select
        id={id}
        value={value}
        aria-describedby={`${id}-fault`}
        onChange={(event) => onNext(event.currentTarget.value)}
      >
        <option value="">{t('next-unsaid')}</option>
        {Array.from({ length: size }, (_, at) => (
          <option key={at} value={String(at + 1)}>
            {placeWords(at, fighters)}
          </option>
        ))}
      </select>
      <small id={`${id}-fault`} class="sheet-fault">
        {fault?.text ?? ''}
      </small>
    </div>
  );
}

const placeWords = (at: number, fighters: TeamPaperView['teams'][Side]['fighters']): string => {
  const name = fighters?.[at]?.name;
  const place = at + 1;
  return name === undefined ? t('place', { place }) : t('place-of', { place, name });
};

/** Fighters who may not compete again. */
function Fighters({ view, form, side, onChange }: SheetProps & { readonly side: Side }) {
  const { fighters } = view.teams[side];
  if (fighters === null) return <p class="soft">{t('no-order')}</p>;
  const barred = fighters.filter(({ personId }) => form.barredFighters.includes(personId));
  return (
    <details open={barred.length > 0}>
      <summary>{t('barred', { count: barred.length })}</summary>
      {fighters.map(({ personId, name }) => (
        <label key={personId} class="check">
          <input
            type="checkbox"
            checked={form.barredFighters.includes(personId)}
            onChange={() => onChange({ barredFighters: toggled(form.barredFighters, personId) })}
          />
          <span>{name}</span>
        </label>
      ))}
    </details>
  );
}

interface TypedProps {
  readonly label: string;
  readonly place: SheetPlace;
  readonly told: readonly Told[];
  readonly value: string;
  readonly numeric?: boolean;
  readonly onText: (text: string) => void;
}

/** One line of text with what is wrong with it below. */
export function TypedField({ label, place, told, value, numeric = false, onText }: TypedProps) {
  const id = useId();
  const fault = told.find((each) => each.place === place);
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        type="text"
        inputMode={numeric ? 'numeric' : 'text'}
        maxLength={numeric ? 3 : 200}
        value={value}
        aria-invalid={fault !== undefined}
        aria-describedby={`${id}-fault`}
        onInput={(event) => onText(event.currentTarget.value)}
      />
      <small id={`${id}-fault`} class="sheet-fault">
        {fault?.text ?? ''}
      </small>
    </div>
  );
}

function FaultLine({
  told,
  place,
}: {
  readonly told: readonly Told[];
  readonly place: SheetPlace;
}) {
  const fault = told.find((each) => each.place === place);
  return fault === undefined ? null : <p class="sheet-fault">{fault.text}</p>;
}

/** Says above the button that something of the form is wrong, and goes to the first field that says what. */
export function SumOfFaults({ count }: { readonly count: number }) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (count > 0) firstWrong(line.current?.closest('form') ?? null)?.focus();
  }, [count]);
  return (
    <p ref={line} class={count === 0 ? 'hidden-text' : 'notice'} role="alert">
      {count === 0 ? '' : t('faults', { count })}
    </p>
  );
}

/** The first field of a form at which something is said to be wrong. */
function firstWrong(form: HTMLFormElement | null): HTMLElement | null {
  const fault = form?.querySelector('.sheet-fault:not(:empty)') ?? null;
  const place = fault?.closest('.field') ?? fault?.previousElementSibling ?? null;
  return place?.querySelector<HTMLElement>('input, select') ?? null;
}
