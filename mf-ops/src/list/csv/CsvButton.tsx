import { useToast } from '@saltbush/contract';
import { Button, saveFile } from '@saltbush/ui';
import { useState } from 'react';
import type { ListAnswer } from '../../frame/desk-list.ts';
import type { ListColumn, ListTable } from '../list-table.ts';
import { readWhole } from './readWhole.ts';

interface CsvButtonProps<Row, Sort extends string> {
  /** "bookings"; also the name of the file. */
  things: string;
  table: ListTable<Row, Sort>;
  columns: readonly ListColumn<Row, Sort>[];
  readPage: (page: number) => Promise<ListAnswer<Row>>;
}

/** The list as it is on show as a CSV file: its view, search, order and columns, on all pages. */
export function CsvButton<Row, Sort extends string>({ things, table, columns, readPage }: CsvButtonProps<Row, Sort>) {
  const showToast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const write = async () => {
    setIsBusy(true);
    try {
      const [{ listCsv }, { rows, total }] = await Promise.all([import('./listCsv.ts'), readWhole(readPage)]);
      const text = listCsv({ head: table.head, columns, rows, readAt: Date.now() });
      saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), `${things}.csv`);
      if (rows.length < total) {
        const description = `The first ${rows.length} of ${total}. Narrow the list by a view or a search.`;
        showToast({ title: `Not all ${things} are in the file`, description, tone: 'info' });
      }
    } catch {
      const description = 'Check the connection, then try again.';
      showToast({ title: 'The file was not written', description, tone: 'error' });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button variant="quiet" size="small" busy={isBusy} busyLabel="Reading" onClick={() => void write()}>
      Download CSV
    </Button>
  );
}
