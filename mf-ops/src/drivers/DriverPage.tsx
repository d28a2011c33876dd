import { useParams } from 'react-router-dom';
import { useDeskDriverQuery } from '../api/deskDriver.ts';
import { usePollingOptions } from '../frame/keep-fresh.ts';
import { RecordPage } from '../frame/RecordPage.tsx';
import { DriverSheet } from './DriverSheet.tsx';

/** One driver: application, documents and decision. */
export function DriverPage() {
  const { reference = '' } = useParams();
  const answer = useDeskDriverQuery(reference, usePollingOptions());
  return (
    <RecordPage
      place="drivers"
      title={answer.currentData?.name ?? reference}
      thing="application"
      answer={answer}
      missing={{
        title: `No application has the reference ${reference}`,
        advice: 'Check it, or search for the driver.',
        link: 'Search all applications',
        href: '/ops/drivers?view=all',
      }}
    >
      {(driver) => <DriverSheet key={driver.reference} driver={driver} refetch={answer.refetch} />}
    </RecordPage>
  );
}
