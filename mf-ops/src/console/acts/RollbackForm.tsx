import type { LiveRelease } from '@saltbush/contract/release-api';
import { useState } from 'react';
import { apiError } from '../../api/apiError.ts';
import { leaveToConfirm } from '../../api/leaveToConfirm.ts';
import { useRollbackReleaseMutation } from '../../api/rollbackRelease.ts';
import { useReleaseStream } from '../useReleaseStream.ts';
import { ReasonField } from './ReasonField.tsx';
import { ReleaseActForm } from './ReleaseActForm.tsx';
import type { Sent } from './sent.ts';
import { useReason } from './useReason.ts';
import { useSeenLive } from './useSeenLive.ts';

interface RollbackFormProps {
  live: LiveRelease;
  to: string;
  trouble: string | null;
  refetch: () => unknown;
  onDone: () => void;
  onCancel: () => void;
}

const REASONS = ['Back to the release before', 'Pages fail', 'Slower than before', 'Wrong content or prices'];

/** Confirms a rollback: reason and consequence. */
export function RollbackForm({ live, to, trouble, refetch, onDone, onCancel }: RollbackFormProps) {
  const { noteOwn } = useReleaseStream();
  const [rollback] = useRollbackReleaseMutation();
  const seenLive = useSeenLive(live);
  // Keeps what was wrong when the form opened, because the figures go on changing.
  const [suggestions] = useState(trouble === null ? REASONS : [trouble, ...REASONS]);
  const reason = useReason(suggestions[0] ?? '');
  const { name, version, candidate } = live;

  const send = async (): Promise<Sent> => {
    const why = reason.read();
    if (why === null) return { status: 'incomplete' };
    const answer = await rollback({ name, to, from: seenLive.seen.version, reason: why });
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
      label={`Roll back ${name} to ${to}`}
      lead={
        candidate && to === version
          ? `The ${candidate.share}% of visitors who get ${candidate.version} get ${to} again, as everybody does.`
          : `Everybody gets ${to} again: new pages at once, open ones as soon as nothing typed is lost.`
      }
      confirm={`Roll back to ${to}`}
      isGrave
      live={live}
      seenLive={seenLive}
      obstacle={version === to && candidate === null ? `${to} is live for everybody already.` : null}
      send={send}
      refetch={refetch}
      onCancel={onCancel}
    >
      <ReasonField suggestions={suggestions} value={reason.value} error={reason.error} onChange={reason.onChange} />
    </ReleaseActForm>
  );
}
