import { Button, ButtonLink, icons, Skeleton, VisuallyHidden } from '@saltbush/ui';
import { brand } from '@saltbush/ui/brand';
import { useState } from 'react';
import type { JobView } from '../queue/createJobKeeper.ts';
import { countOf } from './connectionText.ts';
import * as S from './job.styles.ts';

interface NoJobProps {
  view: Pick<JobView, 'link' | 'isReached' | 'waitingCount'>;
  onRetry: () => Promise<void>;
}

/** In place of a job that is not read, or whose link has ended. */
export function NoJob({ view: { link, isReached, waitingCount }, onRetry }: NoJobProps) {
  const [isBusy, setIsBusy] = useState(false);
  const retry = async () => {
    setIsBusy(true);
    await onRetry();
    setIsBusy(false);
  };
  if (link === 'reading' || link === 'open') return <Reading />;
  const call = (
    <ButtonLink href={brand.phoneHref} variant="secondary" size="large" iconBefore={icons.phone}>
      Call {brand.phone}
    </ButtonLink>
  );
  if (link === 'ended') {
    return (
      <>
        <S.Head>
          <h1>This link has ended</h1>
        </S.Head>
        <p>The job is over, or our desk took the link back. If you still carry its freight, call us.</p>
        {waitingCount > 0 && (
          <p>{countOf(waitingCount, 'report')} came too late: tell us what happened when you call.</p>
        )}
        {call}
      </>
    );
  }
  return (
    <>
      <S.Head>
        <h1>The job is not read yet</h1>
      </S.Head>
      <p>
        {isReached
          ? 'Our server does not answer as it should. Try again in a minute.'
          : 'There is no reception. Once there is, this page shows the job by itself, and keeps it on this telephone.'}
      </p>
      <Button size="large" isFullWidth busy={isBusy} busyLabel="Asking" onClick={() => void retry()}>
        Try again
      </Button>
      {call}
    </>
  );
}

/** While the job is on its way. */
export function Reading() {
  return (
    <>
      <VisuallyHidden role="status">Reading the job</VisuallyHidden>
      <Skeleton height="3rem" width="min(24rem, 100%)" />
      <Skeleton height="14rem" />
      <Skeleton height="8rem" />
    </>
  );
}
