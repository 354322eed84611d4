import type { Side } from '@threecount/match';
import type { ScreenRules } from '@threecount/rulebooks';
import { Dialog } from '../../ui/dialog.tsx';
import type { TableModel } from '../model.ts';
import { t } from '../words.ts';
import { Choices } from './choice.tsx';

/** Which hold is secured for the count; only where the book lets one keep the other side from scoring. */
export function AttemptDialog(props: {
  readonly model: TableModel;
  readonly side: Side;
  readonly screen: ScreenRules;
  readonly onClose: () => void;
}) {
  const { model, side, screen, onClose } = props;
  return (
    <Dialog title={t('attempt.title', { side: t(`side.${side}`) })} onClose={onClose}>
      <p>{t('attempt.about')}</p>
      <Choices
        keys
        choices={screen.suppressors.map(({ code, label, clause }) => ({
          code,
          label,
          note: clause,
        }))}
        onChoose={(technique) => {
          model.act({ do: 'attempt', side, technique, secured: true });
          onClose();
        }}
      />
    </Dialog>
  );
}
