import { apiError } from '@saltbush/calls';
import { usePageTitle } from '@saltbush/contract';
import { ButtonLink, Notice, WayBack } from '@saltbush/ui';
import type { ReactNode } from 'react';
import { DeskFrame } from './DeskFrame.tsx';
import { Freshness } from './Freshness.tsx';
import { useRefreshOnReturn } from './keep-fresh.ts';
import { type DeskPlace, PLACES } from './places.data.ts';
import { RowsSkeleton } from './RowsSkeleton.tsx';
import { Way } from './Trouble.styles.ts';
import { Trouble } from './Trouble.tsx';

interface RecordPageProps<Detail> {
  place: DeskPlace;
  title: string;
  /** Kind of record: "booking". */
  thing: string;
  /** The result of the query hook. */
  answer: {
    currentData?: Detail | undefined;
    isFetching: boolean;
    fulfilledTimeStamp?: number | undefined;
    error?: unknown;
    refetch: () => unknown;
  };
  /** Text when the record does not exist, with a link to the full list. */
  missing: { title: string; advice: string; link: string; href: string };
  /** `readAt` is when it was read, in milliseconds. */
  children: (detail: Detail, readAt: number) => ReactNode;
}

/** A record of the desk: link back, age of the data, and what is shown while it loads or fails. */
export function RecordPage<Detail>({ place, title, thing, answer, missing, children }: RecordPageProps<Detail>) {
  const { currentData: detail, isFetching, refetch, fulfilledTimeStamp } = answer;
  const error = apiError(answer.error);
  const back = PLACES.find(({ id }) => id === place);
  useRefreshOnReturn(refetch);
  usePageTitle(detail ? title : null);
  const onRefresh = () => void refetch();

  return (
    <DeskFrame
      place={place}
      title={title}
      above={back && <WayBack href={back.href}>{back.label}</WayBack>}
      beside={
        detail && <Freshness readAt={fulfilledTimeStamp} isFetching={isFetching} error={error} onRefresh={onRefresh} />
      }
    >
      {detail && children(detail, fulfilledTimeStamp ?? 0)}
      {!detail && !error && <RowsSkeleton label={`Reading the ${thing}`} />}
      {!detail && error?.status === 404 && (
        <Notice tone="warn" title={missing.title}>
          <p>{missing.advice}</p>
          <Way>
            <ButtonLink size="small" variant="secondary" href={missing.href}>
              {missing.link}
            </ButtonLink>
          </Way>
        </Notice>
      )}
      {!detail && error && error.status !== 404 && (
        <Trouble title={`The ${thing} could not be read`} error={error} isFetching={isFetching} onRetry={onRefresh} />
      )}
    </DeskFrame>
  );
}
