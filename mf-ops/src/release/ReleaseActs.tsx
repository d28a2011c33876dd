import type { LiveRelease, ReleaseSummary } from '@saltbush/contract/release-api';
import { Button } from '@saltbush/ui';
import { useRef, useState } from 'react';
import { RollbackAct } from '../console/acts/RollbackAct.tsx';
import type { LiveVerdicts } from '../console/healthFigures.ts';
import { GRAVITY } from '../console/healthFigures.ts';
import { verdictText } from '../console/verdictText.ts';
import { worstOf } from '../console/worstOf.ts';
import * as A from '../sheet/acts.styles.ts';
import { ActivateForm } from './ActivateForm.tsx';

interface ReleaseActsProps {
  live: LiveRelease;
  /** Null until the figures are here. */
  verdicts: LiveVerdicts | null;
  releases: readonly ReleaseSummary[];
  refetch: () => unknown;
}

/** What can be done with a name now. */
export function ReleaseActs({ live, verdicts, releases, refetch }: ReleaseActsProps) {
  const opener = useRef<HTMLDivElement>(null);
  const [isActivating, setIsActivating] = useState(false);
  const versions = releases.map(({ version }) => version);
  const worst = verdicts && worstOf(live, verdicts).verdict;
  const trouble = worst && GRAVITY[worst.status] >= 2 ? verdictText(worst) : null;
  // A running candidate goes on; otherwise whatever is newest and not live yet.
  const next = live.candidate?.version ?? versions.find((version) => version !== live.version) ?? live.version;

  return (
    <>
      <RollbackAct live={live} trouble={trouble} refetch={refetch} />
      {isActivating ? (
        <ActivateForm
          {...{ live, versions, refetch }}
          version={next}
          onClose={() => {
            setIsActivating(false);
            opener.current?.focus();
          }}
        />
      ) : (
        <A.Buttons ref={opener} tabIndex={-1}>
          <Button size="small" variant="secondary" onClick={() => setIsActivating(true)}>
            {live.candidate ? `Change the share of ${live.candidate.version}` : 'Activate a release'}
          </Button>
        </A.Buttons>
      )}
    </>
  );
}
