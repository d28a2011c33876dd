import { Button } from '@saltbush/ui';
import * as S from './acts.styles.ts';

interface ActButtonsProps {
  /** What the button that does it says. */
  confirm: string;
  isGrave?: boolean;
  /** Whether it can be done as things stand; otherwise there is only the way back. */
  isPossible?: boolean;
  isBusy: boolean;
  busyLabel?: string;
  onBack: () => void;
}

/** Does what a form is for, or leaves it. */
export function ActButtons(props: ActButtonsProps) {
  const { confirm, isGrave = false, isPossible = true, isBusy, busyLabel = 'Sending', onBack } = props;
  return (
    <S.Buttons>
      {isPossible && (
        <Button type="submit" size="small" variant={isGrave ? 'danger' : 'primary'} busy={isBusy} busyLabel={busyLabel}>
          {confirm}
        </Button>
      )}
      <Button variant="quiet" size="small" onClick={onBack}>
        Back
      </Button>
    </S.Buttons>
  );
}
