import { INVOICE_AGES, type InvoiceAgeing } from '@saltbush/consignments/api';
import { formatAud } from '@saltbush/freight';
import * as S from './Ageing.styles.ts';

/** What is still to pay of the invoices that match the search, by how long it is overdue. */
export function Ageing({ ageing }: { ageing: InvoiceAgeing }) {
  return (
    <S.Ageing aria-label="Still to pay, including GST">
      {INVOICE_AGES.map(({ id, label, isOverdue }) => (
        <div key={id} data-late={isOverdue && ageing[id] > 0 ? '' : undefined}>
          <dt>{label}</dt>
          <dd>{formatAud(ageing[id])}</dd>
        </div>
      ))}
    </S.Ageing>
  );
}
