import { apiError } from '@saltbush/calls';
import type { LiveRelease } from '@saltbush/contract/release-api';
import { useState } from 'react';
import { leaveToConfirm } from '../../api/leaveToConfirm.ts';
import { useRetireRemoteMutation } from '../../api/retireRemote.ts';
import { useReleaseStream } from '../useReleaseStream.ts';
import { ReasonField } from './ReasonField.tsx';
import { ReleaseActForm } from './ReleaseActForm.tsx';
import type { Sent } from './sent.ts';
import { useReason } from './useReason.ts';
import { useSeenLive } from './useSeenLive.ts';

interface RetireFormProps {
  live: LiveRelease;
  /** What is wrong with the release, used as the suggested reason; null when nothing is. */
  trouble: string | null;
  refetch: () => unknown;
  onClose: () => void;
}

const REASONS = ['Not needed any more', 'Its first release fails', 'Nobody looks after it'];

/** Takes a remote off the site: reason and consequence. */
export function RetireForm({ live, trouble, refetch, onClose }: RetireFormProps) {
  const { noteOwn } = useReleaseStream();
  const [retire] = useRetireRemoteMutation();
  const seenLive = useSeenLive(live);
  // Keeps what was wrong when the form opened, because the figures go on changing.
  const [suggestions] = useState(trouble === null ? REASONS : [trouble, ...REASONS]);
  const reason = useReason(trouble ?? '');
  const { name } = live;

  const send = async (): Promise<Sent> => {
    const why = reason.read();
    if (why === null || seenLive.seen === null) return { status: 'incomplete' };
    const answer = await retire({ name, from: seenLive.seen.version, reason: why });
    if (answer.data) {
      noteOwn(answer.data.revision);
      onClose();
    }
    const failure = apiError(answer.error);
    if (!failure) return { status: 'done' };
    return leaveToConfirm(failure) ? { status: 'leaving' } : { status: 'failed', failure };
  };

  return (
    <ReleaseActForm
      label={`Take ${name} off the site`}
      lead={`Its pages answer "404 Page Not Found" and leave the menus at once; open tabs leave them as soon as nothing typed is lost. It is back once a release of ${name} is activated. The next page has you confirm it.`}
      confirm={`Take ${name} off the site`}
      isGrave
      {...{ name, live, seenLive, send, refetch }}
      obstacle={null}
      onCancel={onClose}
    >
      <ReasonField suggestions={suggestions} value={reason.value} error={reason.error} onChange={reason.onChange} />
    </ReleaseActForm>
  );
}
