import { useParams } from 'react-router-dom';
import { useDeskEnquiryQuery } from '../api/deskEnquiry.ts';
import { usePollingOptions } from '../frame/keep-fresh.ts';
import { RecordPage } from '../frame/RecordPage.tsx';
import { EnquirySheet } from './EnquirySheet.tsx';

/** One enquiry, and what staff did about it. */
export function EnquiryPage() {
  const { reference = '' } = useParams();
  const answer = useDeskEnquiryQuery(reference, usePollingOptions());
  return (
    <RecordPage
      place="enquiries"
      title={reference}
      thing="enquiry"
      answer={answer}
      missing={{
        title: `No enquiry has the reference ${reference}`,
        advice: 'Check it, or search for the sender or the words.',
        link: 'Search all enquiries',
        href: '/ops/enquiries?view=all',
      }}
    >
      {(enquiry) => <EnquirySheet key={enquiry.reference} enquiry={enquiry} refetch={answer.refetch} />}
    </RecordPage>
  );
}
