import { type Sheet, writeHeading, writeParagraph } from '@saltbush/capability/pdf';
import type { InvoiceParty } from '../invoice-tables.ts';

/** Writes who issued a document, or for whom it is, with the number by which the tax office knows them. */
export function writeParty(sheet: Sheet, title: string, { name, businessNumber, lines }: InvoiceParty): void {
  writeHeading(sheet, title);
  const number = businessNumber.replace(/\D/g, '').length === 9 ? 'ACN' : 'ABN';
  writeParagraph(sheet, businessNumber === '' ? name : `${name}, ${number} ${businessNumber}`);
  for (const line of lines) writeParagraph(sheet, line);
}
