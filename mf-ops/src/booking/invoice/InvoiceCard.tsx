import type { DeskBookingDetail, DeskInvoice } from '@saltbush/consignments/api';
import { formatAud, formatDate, type IsoDate } from '@saltbush/freight';
import { Badge, Button } from '@saltbush/ui';
import { useRef, useState } from 'react';
import { creditNoteHref } from '../../api/paperHrefs.ts';
import { InvoiceBadge } from '../../consignment/InvoiceBadge.tsx';
import * as D from '../../sheet/DeskCard.styles.ts';
import { DeskCard } from '../../sheet/DeskCard.tsx';
import * as S from '../../sheet/Sheet.styles.ts';
import { Disputes } from './Disputes.tsx';
import { PaymentForm } from './PaymentForm.tsx';

interface InvoiceCardProps {
  booking: DeskBookingDetail;
  invoice: DeskInvoice;
  /** By the desk's calendar. */
  today: IsoDate;
  refetch: () => unknown;
}

/** The tax invoice, what was paid of it and credited, what the client says against it, and the form for a payment. */
export function InvoiceCard({ booking, invoice, today, refetch }: InvoiceCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { reference, standing, issuedOn, dueOn, totalIncGstCents, paidCents, payments } = invoice;
  const { creditedCents = 0, creditNotes = [], disputes = [] } = invoice;
  const leftCents = totalIncGstCents - paidCents - creditedCents;
  const close = () => {
    setIsOpen(false);
    heading.current?.focus();
  };
  return (
    <DeskCard heading={`Invoice ${reference}`} headingRef={heading}>
      <S.Badges>
        <InvoiceBadge standing={standing} />
        {disputes.some(({ answer }) => answer === null) && <Badge tone="warn">Disputed</Badge>}
      </S.Badges>
      <D.Facts data-align="end">
        <div>
          <dt>Issued</dt>
          <dd>{formatDate(issuedOn)}</dd>
        </div>
        <div>
          <dt>{standing === 'overdue' ? 'Was due' : 'Due'}</dt>
          <dd>{formatDate(dueOn)}</dd>
        </div>
        <div>
          <dt>Total inc GST</dt>
          <dd>{formatAud(totalIncGstCents)}</dd>
        </div>
        {payments.map(({ id, receivedOn, amountCents, note }) => (
          <div key={id}>
            <dt>
              {amountCents > 0 ? 'Paid' : 'Taken back'} {formatDate(receivedOn)}
              {note && `, ${note}`}
            </dt>
            <dd>{formatAud(-amountCents)}</dd>
          </div>
        ))}
        {creditNotes.map((note) => (
          <div key={note.reference}>
            <dt>
              Credit note <a href={creditNoteHref(booking.reference, note.reference)}>{note.reference}</a>{' '}
              {formatDate(note.issuedOn)}
              {note.claim && (
                <>
                  , for <a href={`/ops/claims/${note.claim}`}>{note.claim}</a>
                </>
              )}
            </dt>
            <dd>{formatAud(-note.totalIncGstCents)}</dd>
          </div>
        ))}
        <div data-total="">
          <dt>{leftCents < 0 ? 'To pay back' : 'Still to pay'}</dt>
          <dd>{formatAud(Math.abs(leftCents))}</dd>
        </div>
      </D.Facts>
      <Disputes {...{ booking, invoice, today, refetch }} />
      {isOpen ? (
        <PaymentForm {...{ booking, invoice, today, refetch }} onClose={close} />
      ) : (
        <div data-print="hide">
          <Button size="small" variant={standing === 'paid' ? 'quiet' : 'secondary'} onClick={() => setIsOpen(true)}>
            Record payment
          </Button>
        </div>
      )}
    </DeskCard>
  );
}
