import type { AdvantageReason, Side } from '@threecount/match';
import type { ScreenRules } from '@threecount/rulebooks';
import { Dialog } from '../../ui/dialog.tsx';
import type { TableModel } from '../model.ts';
import { t } from '../words.ts';
import { Choices } from './choice.tsx';

/** An advantage with its reason; only where the book has advantages. */
export function AdvantageDialog(props: {
  readonly model: TableModel;
  readonly side: Side;
  readonly screen: ScreenRules;
  readonly onClose: () => void;
}) {
  const { model, side, screen, onClose } = props;
  return (
    <Dialog title={t('advantage.title', { side: t(`side.${side}`) })} onClose={onClose}>
      <Choices
        keys
        choices={screen.advantages.map(({ code, label, clause }) => ({
          code,
          label,
          note: clause,
        }))}
        onChoose={(code) => {
          model.act({ do: 'advantage', side, reason: code as AdvantageReason });
          onClose();
        }}
      />
    </Dialog>
  );
}
