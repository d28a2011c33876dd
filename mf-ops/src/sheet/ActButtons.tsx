import { Button } from '@saltbush/ui';
import * as S from './acts.styles.ts';

interface ActButtonsProps {
  /** Label of the button that sends the form. */
  confirm: string;
  isGrave?: boolean;
  /** Whether the act is possible now; otherwise only the back button is shown. */
  isPossible?: boolean;
  isBusy: boolean;
  busyLabel?: string;
  onBack: () => void;
}

/** Sends or closes a form. */
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
