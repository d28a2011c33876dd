import type { TakenBack } from '@saltbush/contract/release-api';
import { CheckboxField, Notice } from '@saltbush/ui';
import { Moment } from '../Moment.tsx';
import { useNow } from '../useNow.ts';

interface TakenBackFieldProps {
  version: string;
  takenBack: TakenBack;
  isAccepted: boolean;
  error: string | undefined;
  onChange: (isAccepted: boolean) => void;
}

/** Says that a release was taken back, by whom and why, and asks whether visitors should get it all the same. */
export function TakenBackField({ version, takenBack, isAccepted, error, onChange }: TakenBackFieldProps) {
  const now = useNow();
  const { actor, at, reason } = takenBack;
  return (
    <>
      <Notice tone="warn" title={`${version} was taken back`}>
        <p>
          By {actor}, <Moment at={at} now={now} />: {reason}
        </p>
      </Notice>
      <CheckboxField
        label={`Give visitors ${version} even though it was taken back`}
        name="even-though-withdrawn"
        checked={isAccepted}
        error={error}
        onChange={({ target }) => onChange(target.checked)}
      />
    </>
  );
}
