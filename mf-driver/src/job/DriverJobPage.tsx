import { usePageTitle, useVisitor } from '@saltbush/contract';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { keepPage } from '../offline/keepPage.ts';
import { useJobKeeper } from '../queue/useJobKeeper.ts';
import * as S from './job.styles.ts';
import { fetchLateParts } from './late-parts.ts';
import { NoJob, Reading } from './NoJob.tsx';
import { OpenJob } from './OpenJob.tsx';

/** A driver's job, for the telephone that has its link. It works without reception, and sends later. */
export function DriverJobPage() {
  const { token = '' } = useParams();
  const open = useJobKeeper(token);
  const { status } = useVisitor();
  const job = open?.view.job ?? null;
  const isRead = job !== null;
  const keeper = open?.keeper ?? null;
  usePageTitle(job ? `Job ${job.reference}` : null);

  useEffect(() => {
    if (!isRead || !keeper) return;
    const keep = async () => {
      await fetchLateParts();
      // The page of somebody who is signed in carries their name, which must not stay on the telephone.
      if (status !== 'signed-in') await keepPage(await keeper.keptTokens());
    };
    void keep();
  }, [isRead, keeper, status]);

  if (open && job) return <OpenJob job={job} view={open.view} keeper={open.keeper} />;
  return <S.Page>{open ? <NoJob view={open.view} onRetry={open.keeper.send} /> : <Reading />}</S.Page>;
}
