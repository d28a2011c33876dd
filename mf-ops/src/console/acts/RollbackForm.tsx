import { apiError } from '@saltbush/calls';
import type { LiveRelease, TakenBack } from '@saltbush/contract/release-api';
import { useState } from 'react';
import { leaveToConfirm } from '../../api/leaveToConfirm.ts';
import { useRollbackReleaseMutation } from '../../api/rollbackRelease.ts';
import { useReleaseStream } from '../useReleaseStream.ts';
import { ReasonField } from './ReasonField.tsx';
import { ReleaseActForm } from './ReleaseActForm.tsx';
import type { Sent } from './sent.ts';
import { TakenBackField } from './TakenBackField.tsx';
import { useAcceptance } from './useAcceptance.ts';
import { useReason } from './useReason.ts';
import { useSeenLive } from './useSeenLive.ts';

interface RollbackFormProps {
  live: LiveRelease;
  to: string;
  /** Set when `to` was itself taken back. */
  takenBack?: TakenBack | null;
  trouble: string | null;
  refetch: () => unknown;
  onDone: () => void;
  onCancel: () => void;
}

const REASONS = ['Back to the release before', 'Pages fail', 'Slower than before', 'Wrong content or prices'];

/** Confirms a rollback: reason and consequence. */
export function RollbackForm({ live, to, takenBack = null, trouble, refetch, onDone, onCancel }: RollbackFormProps) {
  const { noteOwn } = useReleaseStream();
  const [rollback] = useRollbackReleaseMutation();
  const seenLive = useSeenLive(live);
  // Keeps what was wrong when the form opened, because the figures go on changing.
  const [suggestions] = useState(trouble === null ? REASONS : [trouble, ...REASONS]);
  const reason = useReason(suggestions[0] ?? '');
  const acceptance = useAcceptance();
  const { name, version, candidate } = live;

  const send = async (): Promise<Sent> => {
    const why = reason.read();
    const isAccepted = takenBack === null || acceptance.read();
    if (why === null || !isAccepted || seenLive.seen === null) return { status: 'incomplete' };
    const { version: from } = seenLive.seen;
    const answer = await rollback({
      ...{ name, to, from, reason: why },
      ...(takenBack === null ? {} : { evenThoughWithdrawn: true as const }),
    });
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
      {...{ name, live, seenLive }}
      obstacle={version === to && candidate === null ? `${to} is live for everybody already.` : null}
      send={send}
      refetch={refetch}
      onCancel={onCancel}
    >
      {takenBack && <TakenBackField version={to} takenBack={takenBack} {...acceptance} />}
      <ReasonField suggestions={suggestions} value={reason.value} error={reason.error} onChange={reason.onChange} />
    </ReleaseActForm>
  );
}
