import { apiError } from '@saltbush/calls';
import type { LiveSetReport } from '@saltbush/contract/release-api';
import { leaveToConfirm } from '../api/leaveToConfirm.ts';
import { useRollbackSetMutation } from '../api/rollbackSet.ts';
import { ReasonField } from '../console/acts/ReasonField.tsx';
import { ReleaseActForm } from '../console/acts/ReleaseActForm.tsx';
import type { Sent } from '../console/acts/sent.ts';
import { useReason } from '../console/acts/useReason.ts';
import { useSeenLive } from '../console/acts/useSeenLive.ts';
import { useReleaseStream } from '../console/useReleaseStream.ts';
import { wayBackText } from './wayBackText.ts';

interface SetRollbackFormProps {
  set: LiveSetReport;
  refetch: () => unknown;
  onDone: () => void;
  onCancel: () => void;
}

const REASONS = ['Back to what was live before', 'Pages fail', 'Wrong content or prices'];

/** Takes back all releases that went live together: reason and consequence. */
export function SetRollbackForm({ set, refetch, onDone, onCancel }: SetRollbackFormProps) {
  const { noteOwn } = useReleaseStream();
  const [rollback] = useRollbackSetMutation();
  const seenLive = useSeenLive(null);
  const reason = useReason(REASONS[0] ?? '');
  const { revision, releases } = set;

  const send = async (): Promise<Sent> => {
    const why = reason.read();
    if (why === null) return { status: 'incomplete' };
    const answer = await rollback({ set: revision, reason: why });
    if (answer.data) {
      noteOwn(answer.data.revision);
      onDone();
    }
    const failure = apiError(answer.error);
    if (!failure) return { status: 'done' };
    return leaveToConfirm(failure) ? { status: 'leaving' } : { status: 'failed', failure };
  };

  return (
    <ReleaseActForm
      label={`Take back set ${revision}`}
      lead={`${wayBackText(releases)}, all at the same moment: new pages at once, open ones as soon as nothing typed is lost.`}
      confirm="Take all of them back"
      isGrave
      name={`Set ${revision}`}
      live={null}
      {...{ seenLive, send, refetch, onCancel }}
      obstacle={null}
    >
      <ReasonField suggestions={REASONS} value={reason.value} error={reason.error} onChange={reason.onChange} />
    </ReleaseActForm>
  );
}
