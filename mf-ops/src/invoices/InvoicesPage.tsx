import { newSubmissionId } from '@saltbush/business-api/submission-id';
import { apiError } from '@saltbush/calls';
import type { DeskInvoiceRow } from '@saltbush/consignments/api';
import { useSearchParams } from 'react-router-dom';
import { useDeskInvoicesQuery, useLazyDeskInvoicesQuery } from '../api/deskInvoices.ts';
import { useRecordPaymentMutation } from '../api/recordPayment.ts';
import { deskDate } from '../consignment/deskTime.ts';
import { usePollingOptions } from '../frame/keep-fresh.ts';
import { ListPage } from '../list/ListPage.tsx';
import { AccountingMenu } from './AccountingMenu.tsx';
import { Ageing } from './Ageing.tsx';
import { INVOICES_LIST } from './invoices-list.tsx';
import { leftCents } from './leftCents.ts';

/** The invoices of all clients: what is to pay, since when, and what arrived. What is on show is in the address. */
export function InvoicesPage() {
  const [parameters] = useSearchParams();
  const wanted = INVOICES_LIST.address.read(parameters);
  const answer = useDeskInvoicesQuery(wanted, usePollingOptions());
  const [readPage] = useLazyDeskInvoicesQuery();
  const [record] = useRecordPaymentMutation();
  const onAct = async (_paid: string, row: DeskInvoiceRow) => {
    const payment = {
      ...{ submissionId: newSubmissionId(), version: row.version, note: '' },
      receivedOn: deskDate(Date.now()),
      amountCents: leftCents(row),
    };
    return apiError((await record({ reference: row.bookingReference, payment })).error);
  };
  const viewLabel = INVOICES_LIST.views.find(({ id }) => id === wanted.view)?.label ?? '';
  return (
    <ListPage
      list={INVOICES_LIST}
      caption={`Invoices: ${viewLabel.toLowerCase()}`}
      counts={answer.data && { disputed: 0, ...answer.data.counts }}
      tools={<AccountingMenu view={wanted.view} viewLabel={viewLabel} search={wanted.search} />}
      readPage={(asked) => readPage(asked).unwrap()}
      notice={answer.data && answer.data.counts.owing > 0 && <Ageing ageing={answer.data.ageing} />}
      {...{ wanted, answer, onAct }}
    />
  );
}
