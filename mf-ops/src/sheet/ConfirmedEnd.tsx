import { TextField } from '@saltbush/ui';
import { ActButtons } from './ActButtons.tsx';
import { Refused } from './Refused.tsx';
import type { ConfirmedForm } from './useConfirmedForm.ts';

interface ConfirmedEndProps
  extends Pick<ConfirmedForm<{ reason: string }>, 'wish' | 'errors' | 'set' | 'failure' | 'isBusy'> {
  /** What did not happen when it is refused: "Nothing was granted". */
  refused: string;
  /** Label of the button that sends the form. */
  confirm: string;
  onClose: () => void;
}

/** How a form ends whose act is confirmed: why, what was refused of it, and its buttons. */
export function ConfirmedEnd({ wish, errors, set, failure, isBusy, refused, confirm, onClose }: ConfirmedEndProps) {
  return (
    <>
      <TextField
        label="Reason"
        name="reason"
        required
        maxLength={500}
        autoComplete="off"
        value={wish.reason}
        error={errors.reason}
        onChange={({ target }) => set({ reason: target.value })}
      />
      <Refused title={refused} failure={failure} />
      <ActButtons confirm={confirm} isBusy={isBusy} onBack={onClose} />
    </>
  );
}
