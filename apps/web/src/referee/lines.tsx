import type { Group, Line, SectionId } from './model/line.ts';
import type { Ticks } from './use-ticks.ts';
import { t } from './words.ts';

interface LineProps {
  readonly line: Line;
  readonly section: SectionId;
  readonly ticks: Ticks;
}

const markOf = (section: SectionId): string =>
  t(section === 'legality' ? 'not-from-book-table' : 'not-from-book');

/** What the line says, word for word as the model has it. */
function Told({ line, section }: Omit<LineProps, 'ticks'>) {
  const { label, badge, details, cites } = line;
  const isOurs = cites.length > 0 && cites.every((one) => one.standing === 'default');
  return (
    <>
      <span class="label">
        <b>{label}</b>
        {badge === undefined ? null : <em>{badge}</em>}
      </span>
      {details.map((text) => (
        <span key={text} class="detail">
          {text}
        </span>
      ))}
      {isOurs && section !== 'choices' ? <span class="ours">{markOf(section)}</span> : null}
      <small class="cites">
        {cites.map(({ clause }) => (
          <span key={clause} data-clause={clause}>
            {clause}{' '}
          </span>
        ))}
      </small>
    </>
  );
}

function LineView({ line, section, ticks }: LineProps) {
  if (line.tick !== true) {
    return (
      <li>
        <Told line={line} section={section} />
      </li>
    );
  }
  return (
    <li class="to-tick">
      <label>
        <input
          type="checkbox"
          checked={ticks.has(line.key)}
          onChange={() => ticks.toggle(line.key)}
        />
        <span class="told">
          <Told line={line} section={section} />
        </span>
      </label>
    </li>
  );
}

interface GroupProps {
  readonly group: Group;
  readonly section: SectionId;
  readonly ticks: Ticks;
  /** Shown open, as it was looked for. */
  readonly open: boolean;
}

/** Lines under their heading; a folding one shows its first line's badge while closed. */
export function GroupView({ group, section, ticks, open }: GroupProps) {
  const list = (
    <ul>
      {group.lines.map((line) => (
        <LineView key={line.key} line={line} section={section} ticks={ticks} />
      ))}
    </ul>
  );
  if (group.folds !== true || open) {
    return (
      <section class="card group">
        <h3>{group.title}</h3>
        {list}
      </section>
    );
  }
  return (
    <details class="card group">
      <summary>
        <b>{group.title}</b>
        <span>{group.lines[0]?.badge ?? ''}</span>
      </summary>
      {list}
    </details>
  );
}
