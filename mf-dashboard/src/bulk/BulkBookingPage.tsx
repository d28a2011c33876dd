import { MOST_BULK_ROWS } from '@saltbush/bulk-bookings/api';
import { formatNumber } from '@saltbush/freight';
import * as F from '@saltbush/portal/frame.styles';
import { Notice, WayBack } from '@saltbush/ui';
import { useMay } from '../api/useMay.ts';
import { BulkBooking } from './BulkBooking.tsx';

/** Books many consignments from one file. */
export function BulkBookingPage() {
  const mayBook = useMay('book');
  return (
    <F.Page>
      <F.Head>
        <div>
          <WayBack href="/dashboard/shipments">Shipments</WayBack>
          <h1>Bulk booking</h1>
          <p>Up to {formatNumber(MOST_BULK_ROWS)} consignments from one file, each priced before you book.</p>
        </div>
      </F.Head>
      {mayBook ? (
        <BulkBooking />
      ) : (
        <Notice title="Your role does not book freight">
          <p>Ask an owner of your company for a role that does, or give your file to somebody who has one.</p>
        </Notice>
      )}
    </F.Page>
  );
}
