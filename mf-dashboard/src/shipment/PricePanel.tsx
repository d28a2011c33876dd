import type { ShipmentDetail } from '@saltbush/consignments/api';
import { formatAud, quoteTotals } from '@saltbush/freight';
import { Panel } from '@saltbush/portal';
import * as F from '@saltbush/portal/frame.styles';
import { FactList } from '@saltbush/ui';
import { InvoiceFacts } from './InvoiceFacts.tsx';
import * as S from './shipment.styles.ts';

/** Every line of the price, and the tax invoice once it is issued. */
export function PricePanel({ shipment, mayDispute }: { shipment: ShipmentDetail; mayDispute: boolean }) {
  const { reference, quote, quoteReference, invoice, pod } = shipment;
  return (
    <Panel title="Price" id="price">
      <FactList
        align="end"
        aria-label="Price"
        rows={quote.lines.map(({ label, amountCents }) => ({ term: label, detail: formatAud(amountCents) }))}
      />
      <S.Totals aria-label="Totals">
        {quoteTotals(quote).map(({ part, label, amount }) => (
          <div key={part}>
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </S.Totals>
      <S.Invoice>
        {invoice ? (
          <InvoiceFacts {...{ reference, quote, invoice, mayDispute }} />
        ) : (
          <F.Small>
            From quote {quoteReference}. The tax invoice shows here {pod ? 'as soon as it is issued' : 'after delivery'}
            .
          </F.Small>
        )}
      </S.Invoice>
    </Panel>
  );
}
