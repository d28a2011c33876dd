import { decimalAmount } from '@saltbush/freight';
import Papa from 'papaparse';
import type { FileRow } from '../rows/file-row.ts';
import { headingOf } from '../rows/rowWords.ts';

/** Spreadsheets need it to read letters beyond ASCII, and each line end of theirs. */
const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';

const HEADINGS = ['Row', headingOf('customerReference'), 'State', 'Consignment', 'Price inc. GST', 'What is wrong'];

function stateText({ state, isLeftOut, draft, isChosen, isSent }: FileRow): string {
  if (state.status === 'booked') return state.isNew ? 'Booked' : 'Booked before';
  if (isLeftOut) return 'Left out';
  if (draft !== null) return 'Changed, not saved';
  if (isSent) return 'Sent, no answer';
  if (state.status === 'waiting') return 'Not priced';
  if (state.status === 'faulty') return 'To mend';
  if (state.formerIncGstCents !== null) return 'Price changed, not booked';
  return isChosen ? 'Ready, not booked' : 'Not chosen';
}

function resultLine(row: FileRow): string[] {
  const { state, number, cells } = row;
  const price = state.status === 'ready' || state.status === 'booked' ? state.price : null;
  const faults = state.status === 'faulty' ? state.faults : [];
  return [
    String(number),
    cells.customerReference ?? '',
    stateText(row),
    state.status === 'booked' ? state.reference : '',
    price ? decimalAmount(price.totalIncGstCents) : '',
    faults.map(({ field, message }) => (field === null ? message : `${headingOf(field)}: ${message}`)).join('; '),
  ];
}

/** A CSV file of what became of each row. No cell of it is taken for a formula. */
export function resultsText(rows: readonly FileRow[]): string {
  const lines = [HEADINGS, ...rows.map(resultLine)];
  return `${BYTE_ORDER_MARK}${Papa.unparse(lines, { newline: LINE_END, escapeFormulae: true })}${LINE_END}`;
}
