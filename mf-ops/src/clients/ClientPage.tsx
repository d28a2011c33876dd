import { useParams } from 'react-router-dom';
import { useDeskClientQuery } from '../api/deskClient.ts';
import { usePollingOptions } from '../frame/keep-fresh.ts';
import { RecordPage } from '../frame/RecordPage.tsx';
import { ClientSheet } from './ClientSheet.tsx';

/** One client: set-up, users and account status. */
export function ClientPage() {
  const { reference = '' } = useParams();
  const answer = useDeskClientQuery(reference, usePollingOptions());
  return (
    <RecordPage
      place="clients"
      title={answer.currentData?.businessName ?? reference}
      thing="client"
      answer={answer}
      missing={{
        title: `No client has the reference ${reference}`,
        advice: 'Check it, or search for the business or its contact.',
        link: 'Search all clients',
        href: '/ops/clients?view=all',
      }}
    >
      {(client) => <ClientSheet key={client.reference} client={client} refetch={answer.refetch} />}
    </RecordPage>
  );
}
