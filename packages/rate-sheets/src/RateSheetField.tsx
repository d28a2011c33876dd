import { Button, FileField, Stack } from '@saltbush/ui';
import { type ChangeEvent, useRef } from 'react';
import { RateSheetPreview } from './RateSheetPreview.tsx';
import type { ChosenSheet } from './useRateSheet.ts';

interface RateSheetFieldProps {
  id: string;
  sheet: ChosenSheet;
  /** What a save found wrong with it. */
  error: string | undefined;
  onChoose: (file: File) => void;
  onRemove: () => void;
}

/** A rate sheet, chosen and shown. */
export function RateSheetField({ id, sheet, error, onChoose, onRemove }: RateSheetFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // Cancelling the dialog keeps the sheet that was chosen before.
    if (file) onChoose(file);
  };
  const remove = () => {
    if (input.current) input.current.value = '';
    onRemove();
    input.current?.focus();
  };
  return (
    <Stack gap={2}>
      <FileField
        ref={input}
        id={id}
        label="Rate sheet"
        name="rateSheet"
        accept=".csv"
        isOptional
        help="A .csv file of at most 5 MB with the columns Origin, Destination, Vehicle and RatePerKm."
        error={sheet.status === 'refused' ? sheet.message : error}
        onChange={onChange}
      />
      <div role="status">
        {sheet.status === 'reading' && <p>Processing file...</p>}
        {sheet.status === 'valid' && (
          <p>
            {sheet.file.name}: {sheet.rows.length} rates read.
          </p>
        )}
      </div>
      {sheet.status === 'valid' && <RateSheetPreview rows={sheet.rows} notes={sheet.notes} />}
      {(sheet.status === 'valid' || sheet.status === 'refused') && (
        <div>
          <Button variant="quiet" size="small" iconBefore="close" onClick={remove}>
            Remove rate sheet
          </Button>
        </div>
      )}
    </Stack>
  );
}
