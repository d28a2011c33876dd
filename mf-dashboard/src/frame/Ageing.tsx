import { INVOICE_AGES, type InvoiceAgeing } from '@saltbush/consignments/api';
import { formatAud } from '@saltbush/freight';
import * as S from './figures.styles.ts';

/** What is still to pay, by how many days ago it was due. */
export function Ageing({ ageing }: { ageing: InvoiceAgeing }) {
  return (
    <S.Figures>
      {INVOICE_AGES.map(({ id, label }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>{formatAud(ageing[id])}</dd>
        </div>
      ))}
    </S.Figures>
  );
}
