import type { DeskBookingDetail, DeskInvoice, DisputeOutcome } from '@saltbush/consignments/api';
import { formatAud, type IsoDate } from '@saltbush/freight';
import { Button } from '@saltbush/ui';
import { useRef, useState } from 'react';
import { deskMoment } from '../../consignment/deskTime.ts';
import { Buttons } from '../../sheet/acts.styles.ts';
import { DisputeForm } from './DisputeForm.tsx';
import * as S from './Disputes.styles.ts';

type Dispute = NonNullable<DeskInvoice['disputes']>[number];

interface DisputesProps {
  booking: DeskBookingDetail;
  invoice: DeskInvoice;
  today: IsoDate;
  refetch: () => unknown;
}

/** What waits for an answer comes first, then the latest. */
const inOrder = (disputes: readonly Dispute[]): Dispute[] => {
  const [open, answered] = [(one: Dispute) => one.answer === null, (one: Dispute) => one.answer !== null];
  return [...disputes.filter(open), ...disputes.filter(answered).reverse()];
};

/** What the client says against lines of the invoice, the forms that answer it, and what was answered. */
export function Disputes({ booking, invoice, today, refetch }: DisputesProps) {
  const list = useRef<HTMLUListElement>(null);
  const [open, setOpen] = useState<{ id: number; outcome: DisputeOutcome } | null>(null);
  const { disputes = [], lines = [] } = invoice;
  if (disputes.length === 0) return null;
  const close = () => {
    setOpen(null);
    list.current?.focus();
  };
  return (
    <S.List ref={list} tabIndex={-1} aria-label="Disputed lines">
      {inOrder(disputes).map((dispute) => {
        const line = lines.find(({ position }) => position === dispute.position);
        return (
          <li key={dispute.id} data-open={dispute.answer === null ? '' : undefined}>
            <h3>
              {dispute.answer === null ? 'Disputed: ' : ''}
              {line ? `${line.label}, ${formatAud(line.amountCents)} before GST` : `Line ${dispute.position}`}
            </h3>
            <p>{dispute.words}</p>
            <p data-soft="">
              {dispute.raisedBy}, {deskMoment(dispute.raisedAt)}
            </p>
            {dispute.answer && <Answer answer={dispute.answer} />}
            {dispute.answer === null && line && open?.id === dispute.id && (
              <DisputeForm
                key={open.outcome}
                {...{ booking, line, today, refetch }}
                disputeId={dispute.id}
                outcome={open.outcome}
                onClose={close}
              />
            )}
            {dispute.answer === null && line && open?.id !== dispute.id && (
              <Buttons data-print="hide" role="group" aria-label={`Answer about ${line.label}`}>
                {line.creditableCents > 0 && (
                  <Button size="small" onClick={() => setOpen({ id: dispute.id, outcome: 'credited' })}>
                    Credit note
                  </Button>
                )}
                <Button
                  size="small"
                  variant="secondary"
                  onClick={() => setOpen({ id: dispute.id, outcome: 'rejected' })}
                >
                  Reject
                </Button>
              </Buttons>
            )}
          </li>
        );
      })}
    </S.List>
  );
}

function Answer({ answer }: { answer: NonNullable<Dispute['answer']> }) {
  return (
    <>
      <p>
        {answer.outcome === 'credited'
          ? `Credited with ${answer.creditNote ?? 'a credit note'}: `
          : 'The line stands: '}
        {answer.words}
      </p>
      <p data-soft="">Answered {deskMoment(answer.at)}</p>
    </>
  );
}
