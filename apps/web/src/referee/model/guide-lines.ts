import type { GuideItem } from '@threecount/rulebooks';
import { t } from '../words.ts';
import { citesIn, type Line, those } from './line.ts';

type Of<K extends GuideItem['kind']> = Extract<GuideItem, { kind: K }>;

/** An item of the guide as a line. */
export function guideLine(item: GuideItem, tick = false): Line {
  const { id, label, text } = item;
  const badge = item.kind === 'gesture' && !item.given ? { badge: t('guide.not-given') } : {};
  return {
    key: `guide ${id}`,
    label,
    details: those(text, ...detailsOf(item)),
    cites: citesIn(item),
    ...badge,
    ...(tick ? { tick } : {}),
  };
}

function detailsOf(item: GuideItem): readonly string[] {
  switch (item.kind) {
    case 'checklist':
      return checklist(item);
    case 'procedure':
      return procedure(item);
    case 'gesture':
      return those(
        item.hands && t('guide.hands', { text: item.hands }),
        item.command && t('guide.command', { text: item.command }),
        item.outcome && t('guide.outcome', { text: item.outcome }),
      );
    case 'guidance':
      return item.points ?? [];
    case 'gate':
      return [t('guide.until', { text: item.until })];
    case 'policy':
      return [t('guide.by-default', { text: item.byDefault })];
  }
}

function procedure({ steps, ask, count }: Of<'procedure'>): readonly string[] {
  return those(
    ...steps,
    ask?.question,
    ...(ask?.answers ?? []).map((one) => t('guide.answer', one)),
    count && t('guide.count', { seconds: count.ms / 1000 }),
  );
}

function checklist({ check, fails }: Of<'checklist'>): readonly string[] {
  return those(...checked(check), t(`guide.fails.${fails}`));
}

function checked(check: Of<'checklist'>['check']): readonly string[] {
  const list = (all: readonly string[]) => all.join(', ');
  const parts = (all: readonly string[]) =>
    all.length === 0 ? null : t('guide.parts', { parts: list(all) });
  switch (check.by) {
    case 'eye':
      return those(parts(check.parts));
    case 'measure':
      return those(bounds(check), parts(check.parts));
    case 'choice':
      return those(
        check.accepts.length > 0 && t('guide.accepts', { list: list(check.accepts) }),
        check.refuses.length > 0 && t('guide.refuses', { list: list(check.refuses) }),
      );
    case 'record':
      return those(t(`guide.record.${check.of}`), parts(check.parts));
  }
}

function bounds({
  min,
  max,
  unit,
}: {
  readonly min: number | null;
  readonly max: number | null;
  readonly unit: string;
}): string | null {
  if (min !== null && max !== null) return t('guide.measure', { min, max, unit });
  if (min !== null) return t('guide.measure-min', { min, unit });
  return max === null ? null : t('guide.measure-max', { max, unit });
}
