import { CancelButton } from '../corrections/cancel.tsx';
import { CorrectButton } from '../corrections/correct.tsx';
import { TakeBackButton } from '../corrections/take-back.tsx';
import { RuleAgainButton } from '../rulings/rule-again.tsx';
import { type MatchActionProps, PaperButton } from './paper.tsx';
import { ReopenButton } from './reopen.tsx';

/** What can be done with a match as it stands now. */
export function MatchButtons(props: MatchActionProps) {
  return (
    <span class="actions">
      <PaperButton {...props} />
      <ReopenButton {...props} />
      <CorrectButton {...props} />
      <TakeBackButton {...props} />
      <RuleAgainButton {...props} />
      <CancelButton {...props} />
    </span>
  );
}
