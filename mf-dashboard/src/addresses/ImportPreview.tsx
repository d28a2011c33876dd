import type { AddressImport } from '@saltbush/addresses/api';
import { formatNumber } from '@saltbush/freight';
import { DataTable, Notice, Stack } from '@saltbush/ui';
import { ImportCounts } from './ImportCounts.tsx';

const PREVIEW_COLUMNS = [
  { key: 'name', label: 'Name' },
  { key: 'street', label: 'Street' },
  { key: 'suburb', label: 'Suburb' },
  { key: 'postcode', label: 'Postcode' },
];
const FAULT_COLUMNS = [
  { key: 'row', label: 'Row' },
  { key: 'column', label: 'Column' },
  { key: 'message', label: 'What to mend' },
];

/** What a file would do: how many are new, and what is wrong in which row and column. */
export function ImportPreview({ fileName, result }: { fileName: string; result: AddressImport }) {
  const { rowCount, faultyRows, faults, notes, firstRows } = result;
  const isOne = faultyRows === 1;
  return (
    <Stack gap={2}>
      <p role="status">
        {fileName}: {formatNumber(rowCount + faultyRows)} rows read.
      </p>
      <ImportCounts result={result} isDone={false} />
      {faultyRows > 0 && (
        <Notice
          tone="warn"
          title={`${formatNumber(faultyRows)} ${isOne ? 'row has a fault and is' : 'rows have faults and are'} left out`}
        >
          Mend {isOne ? 'it' : 'them'} in your spreadsheet and choose the file again, now or after importing the others:
          what is there already is not doubled.
        </Notice>
      )}
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {faults.length > 0 && (
        <DataTable
          caption={`Faults by row${faults.length >= 100 ? ', the first hundred' : ''}`}
          density="compact"
          columns={FAULT_COLUMNS}
          rows={faults.map((fault, id) => ({ ...fault, id }))}
        />
      )}
      {firstRows.length > 0 && (
        <DataTable
          caption="The first addresses of the file"
          density="compact"
          columns={PREVIEW_COLUMNS}
          rows={firstRows.map(({ name, street, suburb, postcode }, id) => ({ id, name, street, suburb, postcode }))}
        />
      )}
    </Stack>
  );
}
