import type { CreditNote, InvoiceDispute, ShipmentInvoice } from '@saltbush/consignments/api';
import { formatAud, formatDate } from '@saltbush/freight';
import * as F from '@saltbush/portal/frame.styles';
import { Badge, Button, ButtonLink, FactList, icons, TextLink } from '@saltbush/ui';
import { useRef, useState } from 'react';
import { creditNoteHref } from '../api/shipment.ts';
import { sydneyMoment } from '../consignment/moment.ts';
import { DisputeLineForm } from './DisputeLineForm.tsx';
import * as S from './InvoiceLines.styles.ts';

interface InvoiceLinesProps {
  /** Of the consignment. */
  reference: string;
  invoice: ShipmentInvoice;
  mayDispute: boolean;
}

/** Where to pay, every line of the invoice with what was said about it, and the credit notes. */
export function InvoiceLines({ reference, invoice, mayDispute }: InvoiceLinesProps) {
  const list = useRef<HTMLUListElement>(null);
  const [openAt, setOpenAt] = useState<number | null>(null);
  const { lines = [], disputes = [], creditNotes = [], payTo, standing } = invoice;
  const close = () => {
    setOpenAt(null);
    list.current?.focus();
  };
  return (
    <>
      {creditNotes.map((note) => (
        <ButtonLink
          key={note.reference}
          href={creditNoteHref(reference, note.reference)}
          variant="secondary"
          size="small"
          iconBefore={icons.download}
          download
        >
          Credit note {note.reference} PDF
        </ButtonLink>
      ))}
      {creditNotes.map(
        ({ reference: note, claim, totalIncGstCents }) =>
          claim && (
            <F.Small key={note}>
              {note} takes {formatAud(totalIncGstCents)} inc GST off the invoice for{' '}
              <TextLink href={`/dashboard/claims/${claim}`}>{claim}</TextLink>.
            </F.Small>
          ),
      )}
      {payTo && standing !== 'paid' && (
        <>
          <S.Heading>How to pay</S.Heading>
          <FactList
            aria-label="How to pay"
            rows={[
              { term: 'Pay to', detail: payTo.name },
              { term: 'BSB', detail: payTo.bsb },
              { term: 'Account', detail: payTo.number },
              { term: 'Reference', detail: invoice.reference },
            ]}
          />
        </>
      )}
      <S.Heading>Lines of the invoice</S.Heading>
      <S.Lines ref={list} tabIndex={-1} aria-label="Lines of the invoice">
        {lines.map(({ label, amountCents }, index) => {
          const position = index + 1;
          const said = disputes.filter((dispute) => dispute.position === position);
          const isOpen = said.some(({ answer }) => answer === null);
          const isLeft = creditedOf(creditNotes, position) < amountCents;
          return (
            <li key={position}>
              <S.Line>
                <span>{label}</span>
                <b>{formatAud(amountCents)}</b>
                {mayDispute && !isOpen && isLeft && openAt !== position && (
                  <Button
                    variant="quiet"
                    size="small"
                    data-print="hide"
                    aria-label={`Dispute ${label}`}
                    onClick={() => setOpenAt(position)}
                  >
                    Dispute
                  </Button>
                )}
              </S.Line>
              {said.map((dispute) => (
                <Said key={dispute.id} dispute={dispute} creditNotes={creditNotes} />
              ))}
              {openAt === position && <DisputeLineForm {...{ reference, position, label }} onClose={close} />}
            </li>
          );
        })}
      </S.Lines>
      <F.Small>Lines are before GST. The due day stays as it is while we look at a line.</F.Small>
    </>
  );
}

const creditedOf = (creditNotes: readonly CreditNote[], position: number): number =>
  creditNotes.filter((note) => note.position === position).reduce((sum, note) => sum + note.amountExGstCents, 0);

function Said({ dispute, creditNotes }: { dispute: InvoiceDispute; creditNotes: readonly CreditNote[] }) {
  const { answer } = dispute;
  const note = creditNotes.find(({ reference }) => reference === answer?.creditNote);
  return (
    <S.Said data-open={answer === null ? '' : undefined}>
      {answer === null && <Badge tone="warn">Disputed</Badge>}
      <p>{dispute.words}</p>
      <p data-soft="">
        Sent {sydneyMoment(dispute.raisedAt)}
        {answer === null && '. We answer by mail.'}
      </p>
      {answer && (
        <p>
          {note
            ? `Credited ${formatAud(note.totalIncGstCents)} inc GST on ${formatDate(note.issuedOn)}, ${note.reference}: `
            : 'The line stands: '}
          {answer.words}
        </p>
      )}
    </S.Said>
  );
}
