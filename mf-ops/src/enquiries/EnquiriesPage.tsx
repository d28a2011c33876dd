import { apiError } from '@saltbush/calls';
import type { DeskEnquiry, EnquiryStatus } from '@saltbush/enquiries/api';
import { useSearchParams } from 'react-router-dom';
import { useDeskEnquiriesQuery, useLazyDeskEnquiriesQuery } from '../api/deskEnquiries.ts';
import { useMoveEnquiryMutation } from '../api/moveEnquiry.ts';
import { usePollingOptions } from '../frame/keep-fresh.ts';
import { ListPage } from '../list/ListPage.tsx';
import { ENQUIRIES_LIST } from './enquiries-list.tsx';

/** Enquiries, whoever waits longest first. What is on show is in the address. */
export function EnquiriesPage() {
  const [parameters] = useSearchParams();
  const wanted = ENQUIRIES_LIST.address.read(parameters);
  const answer = useDeskEnquiriesQuery(wanted, usePollingOptions());
  const [readPage] = useLazyDeskEnquiriesQuery();
  const [move] = useMoveEnquiryMutation();
  const onAct = async (status: string, { reference, version }: DeskEnquiry) =>
    apiError((await move({ reference, move: { version, status: status as EnquiryStatus, note: '' } })).error);
  return (
    <ListPage
      list={ENQUIRIES_LIST}
      caption="Enquiries"
      counts={answer.data?.counts}
      readPage={(asked) => readPage(asked).unwrap()}
      {...{ wanted, answer, onAct }}
    />
  );
}
