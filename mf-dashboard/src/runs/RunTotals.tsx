import { formatAud } from '@saltbush/freight';
import * as F from '@saltbush/portal/frame.styles';
import { FactList, keepTogether, Notice } from '@saltbush/ui';
import { failureText } from '../api/failureText.ts';
import type { RunForm } from './useRunForm.ts';

/** What the run costs while it is filled in: each delivery, and all of them once each has a price. */
export function RunTotals({ form }: { form: RunForm }) {
  const { values, prices, total, isPricing, pricingFailure, isPriceChanged } = form;
  const rows = values.deliveries.map(({ stop }, index) => {
    const price = prices[index];
    return {
      term: `${index + 1}. ${stop.suburb.trim() || 'Delivery'}`,
      detail: price ? formatAud(price.totalExGstCents) : isPricing ? 'Pricing...' : 'No price yet',
    };
  });
  return (
    <>
      {isPriceChanged && (
        <Notice tone="info" title="The price has changed since it was shown" role="alert">
          {keepTogether('Nothing is booked yet. These are the prices of now: book it again to accept them.')}
        </Notice>
      )}
      <FactList align="end" rows={rows} />
      <div role="status">
        {total && (
          <FactList
            align="end"
            rows={[
              { term: 'Total ex GST', detail: formatAud(total.totalExGstCents) },
              { term: 'GST', detail: formatAud(total.gstCents) },
              { term: 'Total inc GST', detail: <b>{formatAud(total.totalIncGstCents)}</b> },
            ]}
          />
        )}
      </div>
      {pricingFailure && (
        <Notice tone="danger" title="The run could not be priced" role="alert">
          <p>{keepTogether(failureText(pricingFailure))} What you typed is still here.</p>
        </Notice>
      )}
      {!total && !pricingFailure && (
        <F.Small>A delivery is priced once its suburb, pallets and weight are there, and the pickup has a day.</F.Small>
      )}
    </>
  );
}
