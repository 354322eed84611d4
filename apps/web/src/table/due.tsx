import { useSignal } from '@preact/signals';
import type { MatchView, Side } from '@threecount/match';
import type { TableMatch } from '@threecount/tournament';
import { elapsedText } from '../ui/clock-text.ts';
import {
  askSenior,
  decisionSheet,
  type Mark,
  type Marks,
  type SheetRow,
  withMark,
} from './logic/decision-sheet.ts';
import { rulingThatGives } from './logic/proposed.ts';
import { outcomeSentence } from './logic/sentence.ts';
import type { TableModel } from './model.ts';
import { t } from './words.ts';

interface DueProps {
  readonly model: TableModel;
  readonly view: MatchView;
  readonly match: TableMatch;
}

const choices: readonly Mark[] = ['red', 'level', 'blue'];

function Criterion(props: {
  readonly row: SheetRow;
  readonly mayAct: boolean;
  readonly onMark: (mark: Mark) => void;
}) {
  const { row, mayAct, onMark } = props;
  const closed = row.standing === 'closed' || row.fromRecord || !mayAct;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot stand beside its buttons
    <div class={`criterion ${row.standing}`} role="group" aria-label={row.label}>
      <p class="what">
        {row.label}
        <cite>
          {row.clause}
          {row.fromRecord ? ` · ${t('sheet.from-record')}` : ''}
        </cite>
      </p>
      <div class="three">
        {choices.map((mark) => (
          <button
            key={mark}
            type="button"
            class={`press mark-${mark}`}
            disabled={closed}
            aria-pressed={row.mark === mark}
            onClick={() => onMark(mark)}
          >
            {mark === 'level' ? t('sheet.level') : t(`side.${mark}`)}
          </button>
        ))}
      </div>
    </div>
  );
}

function DecisionSheet({ model, view, match }: DueProps) {
  const marks = useSignal<Marks>({});
  const { decision } = match.screen;
  const fouls = { red: view.red.foulsCompared, blue: view.blue.foulsCompared };
  const sheet = decisionSheet(decision, fouls, marks.value);
  const { decided } = sheet;
  return (
    <section class="due" aria-label={t('sheet')}>
      <h2>{t('sheet')}</h2>
      <ol>
        {sheet.rows.map((row) => (
          <li key={row.code}>
            <Criterion
              row={row}
              mayAct={model.mayAct}
              onMark={(mark) => {
                marks.value = withMark(decision, marks.value, row.code, mark);
              }}
            />
          </li>
        ))}
      </ol>
      {sheet.allLevel ? <AllLevel model={model} match={match} /> : null}
      <button
        type="button"
        class="press confirm"
        disabled={!model.mayAct || decided === null}
        onClick={() => {
          if (decided) model.act({ do: 'decision', ...decided });
        }}
      >
        {decided ? t('sheet.decide', { side: t(`side.${decided.side}`) }) : t('sheet.decide-open')}
      </button>
    </section>
  );
}

/** Nothing differs: the senior official is asked where the book has that, else the referee goes on looking. */
function AllLevel({ model, match }: Pick<DueProps, 'model' | 'match'>) {
  const action = askSenior(match.screen);
  if (!action) return <p class="notice">{t('sheet.all-level')}</p>;
  return (
    <button type="button" class="press" disabled={!model.mayAct} onClick={() => model.act(action)}>
      {t('sheet.ask-senior')}
    </button>
  );
}

function WhichSide(props: {
  readonly title: string;
  readonly mayAct: boolean;
  readonly onSide: (side: Side) => void;
}) {
  return (
    <section class="due" aria-label={props.title}>
      <h2>{props.title}</h2>
      <div class="two">
        {(['red', 'blue'] as const).map((side) => (
          <button
            key={side}
            type="button"
            class={`press mark-${side}`}
            disabled={!props.mayAct}
            onClick={() => props.onSide(side)}
          >
            {t(`side.${side}`)}
          </button>
        ))}
      </div>
    </section>
  );
}

/** A ruling on used-up time: the outcome that the book names, and one press that makes it so. */
function AllowanceRuling({ model, view, match }: DueProps) {
  const { proposed } = view;
  const ruling = proposed
    ? rulingThatGives(proposed, match.screen, (action) => model.preview(action)?.outcome ?? null)
    : null;
  return (
    <section class="due" aria-label={t('ruling')}>
      <h2>{t('ruling')}</h2>
      {proposed ? (
        <p>
          {t('ruling.proposed')} <b>{outcomeSentence(proposed)}</b>{' '}
          <cite>{proposed.clauses.join(' · ')}</cite>
        </p>
      ) : null}
      {ruling ? (
        <button
          type="button"
          class="press confirm"
          disabled={!model.mayAct}
          onClick={() => model.act(ruling)}
        >
          {t('ruling.confirm')}
        </button>
      ) : null}
      <p class="small">{t('ruling.else')}</p>
    </section>
  );
}

function Reminders({ match }: DueProps) {
  if (match.screen.reminders.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls where room is short, so the keyboard must reach it
    <section class="due reminders" tabIndex={0} aria-label={t('reminders')}>
      <h2>{t('reminders')}</h2>
      <ul>
        {match.screen.reminders.map(({ code, label, clause }) => (
          <li key={code}>
            {label} <cite>{clause}</cite>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The period that is next, and how they begin it. */
function NextPeriod({ view, match }: DueProps) {
  const { periods } = match.screen;
  const next = periods[periods.findIndex(({ id }) => id === view.clock.period) + 1];
  if (!next) return null;
  return (
    <section class="due" aria-label={t('period-next')}>
      <h2>{t('period-next')}</h2>
      <p>
        <b>{next.label}</b> {next.lengthMs === null ? t('period-open') : elapsedText(next.lengthMs)}
        {next.position ? ` · ${t(`period-${next.position}`)}` : ''} <cite>{next.clause}</cite>
      </p>
    </section>
  );
}

/** What the officials must do before the match can go on or end. */
export function Due(props: DueProps) {
  const { model, view } = props;
  switch (view.awaiting) {
    case 'decision':
      return <DecisionSheet {...props} />;
    case 'coin-toss':
      return (
        <WhichSide
          title={t('coin-toss')}
          mayAct={model.mayAct}
          onSide={(side) => model.act({ do: 'coin-toss', side })}
        />
      );
    case 'allowance-ruling':
      return <AllowanceRuling {...props} />;
    case 'senior-official':
      return (
        <section class="due" aria-label={t('senior-due')}>
          <h2>{t('senior-due')}</h2>
          <button
            type="button"
            class="press confirm"
            disabled={!model.mayAct}
            onClick={() => {
              model.dialog.value = { kind: 'override' };
            }}
          >
            {t('override')}
          </button>
        </section>
      );
    case 'start':
      return <NextPeriod {...props} />;
    case null:
      return view.status === 'not-started' ? <Reminders {...props} /> : null;
  }
}
