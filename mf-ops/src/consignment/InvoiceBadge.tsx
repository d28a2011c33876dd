import { INVOICE_STANDINGS, type InvoiceStanding } from '@saltbush/consignments/api';
import { Badge, type BadgeProps } from '@saltbush/ui';

const TONES = { owing: 'neutral', overdue: 'danger', paid: 'good' } as const satisfies Record<
  InvoiceStanding,
  BadgeProps['tone']
>;

/** How an invoice stands. */
export function InvoiceBadge({ standing }: { standing: InvoiceStanding }) {
  return <Badge tone={TONES[standing]}>{INVOICE_STANDINGS[standing]}</Badge>;
}
