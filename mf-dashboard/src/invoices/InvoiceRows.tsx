import type { Invoice } from '@saltbush/consignments/api';
import { formatAud, formatDate } from '@saltbush/freight';
import * as S from '@saltbush/portal/record-rows.styles';
import * as R from '@saltbush/portal/rows.styles';
import { Badge, ButtonLink, icons, TextLink } from '@saltbush/ui';
import { invoiceHref } from '../api/shipment.ts';
import { InvoiceBadge } from './InvoiceBadge.tsx';
import { dueText, leftText } from './invoice-words.ts';

/** Invoices, each with its standing, its consignment and its document. */
export function InvoiceRows({ rows }: { rows: readonly Invoice[] }) {
  return (
    <R.List>
      {rows.map((invoice) => (
        <InvoiceRow key={invoice.reference} invoice={invoice} />
      ))}
    </R.List>
  );
}

function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const { reference, shipmentReference, issuedOn, dueOn, standing, customerReference } = invoice;
  const due = dueText(standing, dueOn);
  const left = leftText(invoice);
  return (
    <S.Row>
      <S.Main>
        <h3>{reference}</h3>
        <p>
          <TextLink href={`/dashboard/shipments/${shipmentReference}#price`}>{shipmentReference}</TextLink>,{' '}
          {invoice.from} to {invoice.to}
        </p>
        <p data-soft>
          {customerReference && `${customerReference}, `}issued {formatDate(issuedOn)}
        </p>
      </S.Main>
      <S.Amount>
        <b>{formatAud(invoice.totalIncGstCents)}</b>
        <span>{left || 'inc GST'}</span>
      </S.Amount>
      <S.Standing>
        <div>
          <InvoiceBadge standing={standing} />
          {invoice.isDisputed && <Badge tone="warn">Disputed</Badge>}
          {due && <span>{due}</span>}
        </div>
        <ButtonLink
          href={invoiceHref(shipmentReference)}
          variant="secondary"
          size="small"
          iconBefore={icons.download}
          download
          aria-label={`PDF of ${reference}`}
        >
          PDF
        </ButtonLink>
      </S.Standing>
    </S.Row>
  );
}
