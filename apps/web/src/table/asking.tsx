import type { MatchView, Side } from '@threecount/match';
import type { TableMatch } from '@threecount/tournament';
import { askingLines } from './logic/asking.ts';
import type { PlainFoul } from './logic/foul-answers.ts';
import { actionWords } from './logic/log-words.ts';
import { type FoulCount, foulCounts } from './logic/side-counts.ts';
import type { TableModel } from './model.ts';
import { Prompt } from './prompt.tsx';
import { TellFoul } from './tell-foul.tsx';
import { t } from './words.ts';

interface AskingProps {
  readonly model: TableModel;
  readonly view: MatchView;
  readonly match: TableMatch;
}

interface Full extends FoulCount {
  readonly side: Side;
}

/** The counts that are full. */
function fullCounts({ model, match }: AskingProps): readonly Full[] {
  const now = model.second.value;
  const known = foulCounts(match.screen);
  return model.counts.value.flatMap(({ code, side, since }) => {
    const counted = known.find(({ count }) => count.code === code);
    return counted && now - since >= counted.count.ms ? [{ ...counted, side }] : [];
  });
}

/** The foul of a full count is offered, and nobody but an official calls it. */
function FullCounts({
  model,
  counts,
}: {
  readonly model: TableModel;
  readonly counts: readonly Full[];
}) {
  return counts.map(({ foul, count, side }) => {
    const { code } = count;
    const words = { side: t(`side.${side}`), seconds: count.ms / 1_000, foul: foul.label };
    return (
      <li key={`${code} ${side}`}>
        <p>
          {t('count.full', words)} <cite>{count.clause}</cite>
        </p>
        <div class="two">
          <button
            type="button"
            class="press"
            disabled={!model.mayAct}
            onClick={() => {
              model.toggleCount(code, side);
              model.act({ do: 'foul', side, foul: foul.code });
            }}
          >
            <span>{foul.label}</span>
          </button>
          <button type="button" class="press" onClick={() => model.toggleCount(code, side)}>
            <span>{t('count.none')}</span>
          </button>
        </div>
      </li>
    );
  });
}

/** The foul that can be told more exactly, unless it was taken back meanwhile. */
const standing = (plain: PlainFoul | null, { log }: MatchView): PlainFoul | null =>
  log.some(({ index, voided }) => index === plain?.index && !voided) ? plain : null;

/**
 * What wants a look: calls that the engine flagged, and counts that are full. Nothing waits for it; the scorekeeper
 * scores on.
 */
export function Asking(props: AskingProps) {
  const { model, view, match } = props;
  const lines = askingLines(view.log, model.kept.value);
  const [first] = lines;
  const full = fullCounts(props);
  const told = standing(model.foulToTell.value, view);
  const prompt = model.prompt.value;
  if (!first && full.length === 0 && !told && !prompt) return null;
  const action = first?.line.action;
  const side = action && 'side' in action && action.side ? t(`side.${action.side}`) : '';
  return (
    <section class="asking" aria-label={t('asking')}>
      <ul>
        <FullCounts model={model} counts={full} />
        {prompt ? <Prompt model={model} prompt={prompt} screen={match.screen} /> : null}
        {told ? (
          <TellFoul key={told.index} model={model} told={told} screen={match.screen} />
        ) : null}
        {first && action ? (
          <li>
            <p>
              <b>
                {side} {actionWords(action, match.screen)}
              </b>
              : {first.flags.map((flag) => t.of(`flag.${flag}`) ?? flag).join(', ')}
              {lines.length > 1 ? ` (${t('asking.more', { count: lines.length - 1 })})` : ''}
            </p>
            <div class="two">
              <button type="button" class="press" onClick={() => model.keep(first.line.index)}>
                <span>{t('asking.keep')}</span>
              </button>
              <button
                type="button"
                class="press"
                disabled={!model.mayAct}
                onClick={() => model.act({ do: 'void', action: first.line.index })}
              >
                <span>{t('asking.void')}</span>
              </button>
            </div>
          </li>
        ) : null}
      </ul>
    </section>
  );
}
