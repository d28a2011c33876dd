import type { InvoiceAgeing } from '@saltbush/consignments/api';
import { formatAud } from '@saltbush/freight';
import * as S from './Ageing.styles.ts';

/** What is still to pay of the invoices that match the search, by how long it is overdue. */
export function Ageing({ notDueCents, upTo30DaysCents, upTo60DaysCents, over60DaysCents }: InvoiceAgeing) {
  const parts = [
    { label: 'Not yet due', cents: notDueCents, isLate: false },
    { label: '1 to 30 days overdue', cents: upTo30DaysCents, isLate: true },
    { label: '31 to 60 days', cents: upTo60DaysCents, isLate: true },
    { label: 'Over 60 days', cents: over60DaysCents, isLate: true },
  ];
  return (
    <S.Ageing aria-label="Still to pay, including GST">
      {parts.map(({ label, cents, isLate }) => (
        <div key={label} data-late={isLate && cents > 0 ? '' : undefined}>
          <dt>{label}</dt>
          <dd>{formatAud(cents)}</dd>
        </div>
      ))}
    </S.Ageing>
  );
}
