import type { Side, TimeOutReason } from '@threecount/match';
import type { ScreenRules } from '@threecount/rulebooks';
import { elapsedText } from '../../ui/clock-text.ts';
import { Dialog } from '../../ui/dialog.tsx';
import type { TableModel } from '../model.ts';
import { t } from '../words.ts';
import { Choices } from './choice.tsx';

/** TIME with its reason: blood, injury and uniform are one side's, and use up what the book allows it. */
export function TimeDialog(props: {
  readonly model: TableModel;
  readonly side: Side;
  readonly screen: ScreenRules;
  readonly onClose: () => void;
}) {
  const { model, side, screen, onClose } = props;
  const choices = screen.timeOuts.map(({ code, label, clause, limitMs, asksSide }) => {
    const limit = limitMs === null ? null : t('time.limit', { limit: elapsedText(limitMs) });
    const whose = asksSide ? t(`side.${side}`) : null;
    return {
      code,
      label,
      note: [whose, limit, clause].filter((part) => part !== null).join(' · '),
    };
  });
  const call = (code: string) => {
    const reason = code as TimeOutReason;
    const asksSide = screen.timeOuts.find((one) => one.code === code)?.asksSide === true;
    model.act({ do: 'time-out', reason, ...(asksSide ? { side } : {}) });
    onClose();
  };
  return (
    <Dialog title={t('time.title', { side: t(`side.${side}`) })} onClose={onClose}>
      <Choices keys choices={choices} onChoose={call} />
    </Dialog>
  );
}
