import type { TeamLineView } from '@threecount/tournament';
import { useId, useRef } from 'preact/hooks';
import { LineUpList } from './list.tsx';
import { useNames } from './use-names.ts';
import { t } from './words.ts';

interface Props {
  /** The team's name. */
  readonly team: string;
  readonly line: TeamLineView;
  /** Shown beside the marks; null: nothing is. */
  readonly left: number | null;
}

/** With more fighters the marks stand closer. */
const roomy = 8;

/**
 * A line-up as small as can be: one upright mark a fighter; who is out has fallen. The names come with the pointer, by a
 * key or a tap.
 */
export function LineUpMarks({ team, line, left }: Props) {
  const { fighters } = line;
  const place = useRef<HTMLDivElement>(null);
  const { at, show, hide } = useNames(place, fighters.length);
  const id = useId();
  return (
    <div
      class="marks-place"
      ref={place}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && show()}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && hide()}
      onFocusOut={hide}
    >
      <button
        type="button"
        class="marks"
        aria-label={t('line-up-spoken', { team, left: line.left, of: fighters.length })}
        aria-expanded={at !== null}
        aria-controls={id}
        // A mouse shows them already by being there.
        onClick={(event) => (at === null || isMouse(event) ? show() : hide())}
      >
        <span class={fighters.length > roomy ? 'row many' : 'row'} aria-hidden="true">
          {fighters.map((fighter) => (
            <i key={fighter.place} class={`mark is-${fighter.standing}`} />
          ))}
        </span>
        {left === null ? null : <span class="left num">{t('left', { count: left })}</span>}
      </button>
      <div id={id} class="names" hidden={at === null} style={at ?? {}}>
        <b>{t('line-up-of', { team })}</b>
        <LineUpList fighters={fighters} />
      </div>
    </div>
  );
}

const isMouse = (event: Event): boolean => 'pointerType' in event && event.pointerType === 'mouse';
