import type { DriverJob } from '@saltbush/positions/api';
import { ButtonLink, icons, Notice } from '@saltbush/ui';
import { brand } from '@saltbush/ui/brand';
import { useEffect, useRef } from 'react';
import type { JobView } from '../queue/createJobKeeper.ts';
import { countOf } from './connectionText.ts';
import * as S from './job.styles.ts';

interface JobOverProps {
  job: DriverJob;
  isDelivered: boolean;
  view: Pick<JobView, 'waitingCount' | 'isLasting'>;
}

/** There is nothing more to do, but perhaps to come back to where there is reception. */
export function JobOver({ job, isDelivered, view: { waitingCount, isLasting } }: JobOverProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <>
      <S.Head>
        <p>Job {job.reference}</p>
        <h1 ref={heading} tabIndex={-1}>
          {isDelivered ? 'Delivered' : 'This job is called off'}
        </h1>
      </S.Head>
      {waitingCount > 0 ? (
        <Notice tone="warn" title={`${countOf(waitingCount, 'report')} not sent yet`}>
          <p>
            {isLasting
              ? 'They are kept on this telephone. Open this page again where there is reception, and they go by themselves.'
              : 'Leave this page open until you have reception: this browser keeps nothing once it is closed.'}
          </p>
        </Notice>
      ) : (
        <p>
          {isDelivered
            ? `${job.delivery.businessName} has the freight, and we have the proof. Thank you.`
            : 'Do not pick it up. If it is on your truck, call us.'}
        </p>
      )}
      <p>Your position is not shared any more.</p>
      <ButtonLink href={brand.phoneHref} variant="secondary" size="large" iconBefore={icons.phone}>
        Call {brand.phone}
      </ButtonLink>
    </>
  );
}
