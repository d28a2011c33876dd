import { useToast } from '@saltbush/contract';
import type { LiveRelease, ReleaseSummary } from '@saltbush/contract/release-api';
import { Button } from '@saltbush/ui';
import { useRef } from 'react';
import { RetireForm } from '../console/acts/RetireForm.tsx';
import { RollbackAct } from '../console/acts/RollbackAct.tsx';
import { RollbackForm } from '../console/acts/RollbackForm.tsx';
import { Command } from '../console/Command.tsx';
import { type LiveVerdicts, urgency, worstOf } from '../console/liveVerdicts.ts';
import { troubleText } from '../console/troubleText.ts';
import * as A from '../sheet/acts.styles.ts';
import { ActivateForm } from './ActivateForm.tsx';
import type { OpenAct } from './open-act.ts';

/** The host stays: no page works without it. */
const HOST = 'shell';

interface ReleaseActsProps {
  name: string;
  /** Null while nothing of it is live. */
  live: LiveRelease | null;
  /** Null until the figures are loaded. */
  verdicts: LiveVerdicts | null;
  releases: readonly ReleaseSummary[];
  open: OpenAct | null;
  onOpen: (act: OpenAct | null) => void;
  refetch: () => unknown;
}

/** Releases that can be activated, newest first. Older ones than the live one are reached by rollback. */
function activatable(live: LiveRelease | null, releases: readonly ReleaseSummary[]): readonly ReleaseSummary[] {
  const livePlace = releases.findIndex(({ version }) => version === live?.version);
  return livePlace === -1 ? releases : releases.slice(0, livePlace);
}

/** Acts that are possible now. */
export function ReleaseActs({ name, live, verdicts, releases, open, onOpen, refetch }: ReleaseActsProps) {
  const showToast = useToast();
  const opener = useRef<HTMLDivElement>(null);
  const newer = activatable(live, releases);
  const worst = live && verdicts && urgency(verdicts) > 0 ? worstOf(live, verdicts).verdict : null;
  const trouble = worst && troubleText(worst);
  const next = live?.candidate?.version ?? newer[0]?.version;
  const close = () => {
    onOpen(null);
    opener.current?.focus();
  };

  return (
    <>
      {live && open?.kind === 'rollback' && (
        <RollbackForm
          key={open.version}
          {...{ live, trouble, refetch }}
          to={open.version}
          takenBack={releases.find(({ version }) => version === open.version)?.takenBack ?? null}
          onCancel={close}
          onDone={() => {
            const description = `Everybody gets ${open.version} now.`;
            showToast({ title: `${name} rolled back`, description, tone: 'success' });
            close();
          }}
        />
      )}
      {live && open?.kind !== 'rollback' && <RollbackAct live={live} trouble={trouble} refetch={refetch} />}
      <A.Buttons ref={opener} tabIndex={-1}>
        {open?.kind !== 'activate' && next !== undefined && (
          <Button size="small" variant="secondary" onClick={() => onOpen({ kind: 'activate', version: next })}>
            {live?.candidate ? `Change the share of ${live.candidate.version}` : 'Activate a release'}
          </Button>
        )}
        {live && open?.kind !== 'retire' && name !== HOST && (
          <Button size="small" variant="quiet" onClick={() => onOpen({ kind: 'retire', version: live.version })}>
            Take {name} off the site
          </Button>
        )}
      </A.Buttons>
      {next === undefined && (
        <p>
          No newer release is in the store: a team publishes one with <Command>mfe publish</Command>.
        </p>
      )}
      {open?.kind === 'activate' && (
        <ActivateForm
          key={open.version}
          {...{ name, live, refetch }}
          releases={newer}
          version={open.version}
          onClose={close}
        />
      )}
      {live && open?.kind === 'retire' && <RetireForm {...{ live, trouble, refetch }} onClose={close} />}
    </>
  );
}
