import type { Selectable } from 'kysely';
import type { InvoiceRecord } from '../invoices/invoice-record.ts';
import type { Tables } from '../tables.ts';

type Note = Pick<Selectable<Tables['credit_notes']>, 'position' | 'claim_reference'>;

/** What a note takes something off, as documents name it: its line, or the claim that it was issued for. */
export const noteLabel = (note: Note, lines: readonly Pick<InvoiceRecord['lines'][number], 'position' | 'label'>[]) =>
  note.claim_reference === null
    ? (lines.find(({ position }) => position === note.position)?.label ?? 'Freight')
    : `Claim ${note.claim_reference}`;
