import type { ApiError } from '@saltbush/contract/api';
import { ChangedMeanwhile } from './ChangedMeanwhile.tsx';
import { Refused } from './Refused.tsx';
import type { SeenVersion } from './useSeenVersion.ts';

interface SendingNewsProps {
  /** Kind of record: "enquiry". */
  thing: string;
  /** Its status now, in a word. */
  standing: string;
  seen: SeenVersion;
  isBusy: boolean;
  failure: ApiError | null;
  /** Whether the act is still possible. */
  isPossible: boolean;
}

/** What a form says above its buttons: that somebody changed the record meanwhile, and why it was not sent. */
export function SendingNews({ thing, standing, seen, isBusy, failure, isPossible }: SendingNewsProps) {
  return (
    <>
      {seen.hasChanged && !isBusy && (
        <ChangedMeanwhile {...{ thing, standing, seen, isPossible }} onKeepAsNote={null} />
      )}
      <Refused title="Not done" failure={failure} />
    </>
  );
}
