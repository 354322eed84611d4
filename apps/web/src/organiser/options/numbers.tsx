import type { ControlProps } from './control.tsx';
import { draftFault } from './faults.ts';
import { NumberInput } from './number-input.tsx';
import { t } from './words.ts';

/** A length of time, or the seconds of a count. */
export function NumberControl({ option: { form }, value, onChange, labelledBy }: ControlProps) {
  if (form.kind !== 'number' && form.kind !== 'count') return null;
  const unit = form.kind === 'count' ? 'seconds' : form.unit;
  const by = form.kind === 'count' ? String(form.seconds) : t('not-set');
  return (
    <span class="with-unit">
      <NumberInput
        labelledBy={labelledBy}
        size={6}
        placeholder={by}
        value={value === 'none' ? undefined : value}
        onChange={onChange}
      />{' '}
      {t(`unit.${unit}`)}
    </span>
  );
}

/** A number of the book's own, with the bounds of what is taken. */
export function AmountControl({ option, value, onChange, labelledBy }: ControlProps) {
  const { form, name } = option;
  if (form.kind !== 'amount') return null;
  const { from, to, whole, byDefault } = form;
  const bounds = `option-${name}-bounds`;
  return (
    <span class="with-unit">
      <NumberInput
        labelledBy={labelledBy}
        describedBy={bounds}
        size={8}
        placeholder={byDefault === null ? t('not-set') : String(byDefault)}
        invalid={draftFault(form, value) !== null}
        value={value}
        onChange={onChange}
      />{' '}
      <small id={bounds}>
        {byDefault === null ? '' : t('amount.default', { value: byDefault })}{' '}
        {t(whole ? 'bounds.whole' : 'bounds', { from, to })}
      </small>
    </span>
  );
}
