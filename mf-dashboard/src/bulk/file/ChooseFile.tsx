import { MOST_BULK_ROWS, NEEDED_FIELDS } from '@saltbush/bulk-bookings/api';
import { formatNumber } from '@saltbush/freight';
import { Panel } from '@saltbush/portal';
import { Disclosure, FileField, Spinner, Stack } from '@saltbush/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { headingOf } from '../rows/rowWords.ts';
import { BulkTemplate } from './BulkTemplate.tsx';
import type { BulkFileReading } from './bulk-file.ts';
import { ColumnsTable } from './ColumnsTable.tsx';
import { readBulkFile } from './readBulkFile.ts';

export type ReadFile = Omit<Extract<BulkFileReading, { status: 'read' }>, 'status'> & { name: string };

interface ChooseFileProps {
  /** Whether the field takes the focus, since another file was asked for. */
  hasFocus: boolean;
  onRead: (file: ReadFile) => void;
}

type Choice = { status: 'none' } | { status: 'reading'; name: string } | { status: 'refused'; message: string };

const HELP = `At most 2 MB and ${formatNumber(MOST_BULK_ROWS)} rows, one consignment in each. Nothing is booked before you say so.`;

/** Chooses a file of bookings and reads it. The last choice counts, even if an earlier one is read later. */
export function ChooseFile({ hasFocus, onRead }: ChooseFileProps) {
  const input = useRef<HTMLInputElement>(null);
  const latest = useRef<AbortController | null>(null);
  const [choice, setChoice] = useState<Choice>({ status: 'none' });

  const choose = async (file: File) => {
    latest.current?.abort();
    const controller = new AbortController();
    latest.current = controller;
    const { name } = file;
    setChoice({ status: 'reading', name });
    const { status, ...read } = await readBulkFile(file, controller.signal);
    if (controller.signal.aborted) return;
    if ('message' in read) setChoice({ status: 'refused', message: read.message });
    else onRead({ name, ...read });
  };
  const begin = useEffectEvent((file: File) => void choose(file));
  useEffect(() => {
    // The file was chosen before the page answered, or restored by the browser.
    const file = input.current?.files?.[0];
    if (file) begin(file);
    return () => latest.current?.abort();
  }, []);
  useEffect(() => {
    if (hasFocus) input.current?.focus();
  }, [hasFocus]);

  return (
    <Panel title="Choose a file" beside={<BulkTemplate />}>
      <Stack gap={2}>
        <FileField
          ref={input}
          id="bulk-file"
          label="CSV file"
          name="file"
          accept=".csv"
          help={HELP}
          error={choice.status === 'refused' ? choice.message : undefined}
          onChange={({ target }) => {
            const file = target.files?.[0];
            // Cleared, so that choosing the same, corrected file counts as a change.
            target.value = '';
            if (file) void choose(file);
          }}
        />
        <div role="status">
          {choice.status === 'reading' && (
            <p>
              <Spinner size={16} /> Reading {choice.name}...
            </p>
          )}
        </div>
        <p>
          A file needs the columns {NEEDED_FIELDS.map(headingOf).join(', ')}. Every other column may be left out. Where
          a row has only the name of a business, your address book fills in its street, suburb, contact, phone, forklift
          and instructions. The template has two examples: write over them.
        </p>
        <Disclosure title="What each column takes">
          <ColumnsTable />
        </Disclosure>
      </Stack>
    </Panel>
  );
}
