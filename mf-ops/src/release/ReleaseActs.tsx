import { useToast } from '@saltbush/contract';
import type { LiveRelease, ReleaseSummary } from '@saltbush/contract/release-api';
import { Button } from '@saltbush/ui';
import { useRef } from 'react';
import { RollbackAct } from '../console/acts/RollbackAct.tsx';
import { RollbackForm } from '../console/acts/RollbackForm.tsx';
import { Command } from '../console/Command.tsx';
import { GRAVITY, type LiveVerdicts } from '../console/healthFigures.ts';
import { verdictText } from '../console/verdictText.ts';
import { worstOf } from '../console/worstOf.ts';
import * as A from '../sheet/acts.styles.ts';
import { ActivateForm } from './ActivateForm.tsx';
import type { OpenAct } from './open-act.ts';

interface ReleaseActsProps {
  live: LiveRelease;
  /** Null until the figures are loaded. */
  verdicts: LiveVerdicts | null;
  releases: readonly ReleaseSummary[];
  open: OpenAct | null;
  onOpen: (act: OpenAct | null) => void;
  refetch: () => unknown;
}

/** Acts that are possible now. */
export function ReleaseActs({ live, verdicts, releases, open, onOpen, refetch }: ReleaseActsProps) {
  const showToast = useToast();
  const opener = useRef<HTMLDivElement>(null);
  const versions = releases.map(({ version }) => version);
  const livePlace = versions.indexOf(live.version);
  // Older releases are reached by rollback, not by activation.
  const newer = livePlace === -1 ? versions : versions.slice(0, livePlace);
  const worst = verdicts && worstOf(live, verdicts).verdict;
  const trouble = worst && GRAVITY[worst.status] >= 2 ? verdictText(worst) : null;
  const next = live.candidate?.version ?? newer[0];
  const close = () => {
    onOpen(null);
    opener.current?.focus();
  };

  return (
    <>
      {open?.kind === 'rollback' ? (
        <RollbackForm
          key={open.version}
          {...{ live, trouble, refetch }}
          to={open.version}
          onCancel={close}
          onDone={() => {
            const description = `Everybody gets ${open.version} now.`;
            showToast({ title: `${live.name} rolled back`, description, tone: 'success' });
            close();
          }}
        />
      ) : (
        <RollbackAct live={live} trouble={trouble} refetch={refetch} />
      )}
      <A.Buttons ref={opener} tabIndex={-1}>
        {open?.kind !== 'activate' && next !== undefined && (
          <Button size="small" variant="secondary" onClick={() => onOpen({ kind: 'activate', version: next })}>
            {live.candidate ? `Change the share of ${live.candidate.version}` : 'Activate a release'}
          </Button>
        )}
        {next === undefined && (
          <p>
            No newer release is in the store: a team publishes one with <Command>mfe publish</Command>.
          </p>
        )}
      </A.Buttons>
      {open?.kind === 'activate' && (
        <ActivateForm
          key={open.version}
          {...{ live, refetch }}
          versions={newer}
          version={open.version}
          onClose={close}
        />
      )}
    </>
  );
}
