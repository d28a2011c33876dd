import { apiError } from '@saltbush/calls';
import { useToast } from '@saltbush/contract';
import type { LiveRelease, ReleaseSummary } from '@saltbush/contract/release-api';
import { CheckboxField, SelectField } from '@saltbush/ui';
import { useState } from 'react';
import { useActivateReleaseMutation } from '../api/activateRelease.ts';
import { leaveToConfirm } from '../api/leaveToConfirm.ts';
import { ReasonField } from '../console/acts/ReasonField.tsx';
import { ReleaseActForm } from '../console/acts/ReleaseActForm.tsx';
import { readShare, SHARE_FAULT } from '../console/acts/readShare.ts';
import { ShareField } from '../console/acts/ShareField.tsx';
import type { Sent } from '../console/acts/sent.ts';
import { TakenBackField } from '../console/acts/TakenBackField.tsx';
import { useAcceptance } from '../console/acts/useAcceptance.ts';
import { useReason } from '../console/acts/useReason.ts';
import { useSeenLive } from '../console/acts/useSeenLive.ts';
import { useReleaseStream } from '../console/useReleaseStream.ts';

interface ActivateFormProps {
  name: string;
  /** Null while nothing of it is live: then everybody gets the release. */
  live: LiveRelease | null;
  /** Releases to choose from, newest first. */
  releases: readonly ReleaseSummary[];
  /** Version that is chosen at first. */
  version: string;
  refetch: () => unknown;
  onClose: () => void;
}

const REASONS = ['New release', 'First a few visitors', 'More visitors', 'Everybody, after a good start'];
const REASONS_FOR_ALL = ['New release', 'It is mended', 'It was taken off by mistake'];
const CAUTIOUS_PERCENT = '10';
const EVERYBODY_PERCENT = '100';

function labelOf(version: string, { live, releases }: Pick<ActivateFormProps, 'live' | 'releases'>): string {
  if (version === live?.version) return `${version} (live)`;
  const isTakenBack = releases.some((release) => release.version === version && release.takenBack !== null);
  return isTakenBack ? `${version} (taken back)` : version;
}

/** Activates a release for everybody, or for a share of the visitors, who keep it from page to page. */
export function ActivateForm({ name, live, releases, version: preselected, refetch, onClose }: ActivateFormProps) {
  const showToast = useToast();
  const { noteOwn } = useReleaseStream();
  const [activate] = useActivateReleaseMutation();
  const seenLive = useSeenLive(live);
  const [version, setVersion] = useState(preselected);
  const [typed, setTyped] = useState(() => {
    if (live === null) return EVERYBODY_PERCENT;
    return live.candidate?.version === preselected ? String(live.candidate.share) : CAUTIOUS_PERCENT;
  });
  const [shareError, setShareError] = useState<string | undefined>();
  const [isWatched, setIsWatched] = useState(true);
  const reason = useReason(live?.candidate?.version === preselected ? 'More visitors' : 'New release');
  const acceptance = useAcceptance();
  const takenBack = releases.find((release) => release.version === version)?.takenBack ?? null;

  const send = async (): Promise<Sent> => {
    const percent = readShare(typed);
    if (percent === null) setShareError(SHARE_FAULT);
    const why = reason.read();
    const isAccepted = takenBack === null || acceptance.read();
    if (percent === null || why === null || !isAccepted) return { status: 'incomplete' };
    const answer = await activate({
      ...{ name, version, percent, reason: why, watch: isWatched },
      ...(seenLive.seen === null ? {} : { base: seenLive.seen.version }),
      ...(takenBack === null ? {} : { evenThoughWithdrawn: true as const }),
    });
    if (answer.data) {
      noteOwn(answer.data.revision);
      const whom = percent === 100 ? 'everybody' : `${percent}% of visitors`;
      showToast({ title: `${name} ${version} goes to ${whom}`, tone: 'success' });
      onClose();
    }
    const failure = apiError(answer.error);
    if (!failure) return { status: 'done' };
    return leaveToConfirm(failure) ? { status: 'leaving' } : { status: 'failed', failure };
  };

  return (
    <ReleaseActForm
      label={`Activate a release of ${name}`}
      lead={
        live === null
          ? `Nothing of ${name} is live, so everybody gets this release. The next page has you confirm it.`
          : `${live.version} is live. Who gets a share of a release keeps it from page to page. The next page has you confirm it.`
      }
      confirm={typed === '100' ? `Activate ${version} for everybody` : `Activate ${version} for ${typed || '…'}%`}
      {...{ name, live, seenLive }}
      obstacle={null}
      send={send}
      refetch={refetch}
      onCancel={onClose}
    >
      <SelectField
        label="Release"
        name="version"
        value={version}
        // The chosen release may have gone live meanwhile, and then it is no longer among the newer ones.
        options={[...new Set([version, ...releases.map((release) => release.version)])].map((known) => ({
          value: known,
          label: labelOf(known, { live, releases }),
        }))}
        onChange={({ target }) => {
          setVersion(target.value);
          acceptance.reset();
        }}
      />
      {takenBack && <TakenBackField version={version} takenBack={takenBack} {...acceptance} />}
      {live && (
        <ShareField
          value={typed}
          error={shareError}
          onChange={(percent) => {
            setTyped(percent);
            setShareError(undefined);
          }}
        />
      )}
      <CheckboxField
        label="Roll back by itself when it is clearly worse"
        help="The gateway compares its failures with those of the release before, and takes it back with the evidence in the log."
        name="watch"
        checked={isWatched}
        onChange={({ target }) => setIsWatched(target.checked)}
      />
      <ReasonField
        suggestions={live === null ? REASONS_FOR_ALL : REASONS}
        value={reason.value}
        error={reason.error}
        onChange={reason.onChange}
      />
    </ReleaseActForm>
  );
}
