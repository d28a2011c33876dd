import { Button, FileField, Stack } from '@saltbush/ui';
import { type ChangeEvent, useEffect, useRef } from 'react';
import * as S from './RateSheetField.styles.ts';
import { RateSheetPreview } from './RateSheetPreview.tsx';
import { RateSheetTemplate } from './RateSheetTemplate.tsx';
import type { ChosenSheet } from './useRateSheet.ts';

interface RateSheetFieldProps {
  id: string;
  sheet: ChosenSheet;
  label?: string;
  isOptional?: boolean;
  /** Words of the button that lets go of the sheet. */
  removeLabel?: string;
  /** What a save found wrong with it. */
  error: string | undefined;
  onChoose: (file: File) => void;
  onRemove: () => void;
}

/** A rate sheet, chosen and shown. */
export function RateSheetField({
  id,
  sheet,
  label = 'Rate sheet',
  isOptional = false,
  removeLabel = 'Remove rate sheet',
  error,
  onChoose,
  onRemove,
}: RateSheetFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const isNew = useRef(true);
  const { status } = sheet;
  useEffect(() => {
    const field = input.current;
    // Chosen before the page answered, or brought back by the browser.
    const file = isNew.current ? field?.files?.[0] : undefined;
    isNew.current = false;
    if (status !== 'none' || !field) return;
    if (file) onChoose(file);
    // The same file, corrected, can then be chosen again.
    else field.value = '';
  }, [status, onChoose]);
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // Cancelling the dialog keeps the sheet that was chosen before.
    if (file) onChoose(file);
  };
  const remove = () => {
    onRemove();
    input.current?.focus();
  };
  return (
    <Stack gap={2}>
      <div>
        <FileField
          ref={input}
          id={id}
          label={label}
          name="rateSheet"
          accept=".csv"
          isOptional={isOptional}
          help="A .csv file of at most 20 MB with the columns Origin, Destination, Vehicle and RatePerKm."
          error={sheet.status === 'refused' ? sheet.message : error}
          onChange={onChange}
        />
        <S.Reading role="status">
          {sheet.status === 'reading' && <p>Processing file...</p>}
          {sheet.status === 'valid' && (
            <p>
              {sheet.file.name}: {sheet.rowCount} rates read.
            </p>
          )}
        </S.Reading>
      </div>
      {sheet.status === 'reading' && <S.Progress aria-label={`Reading ${sheet.name}`} max={1} value={sheet.share} />}
      {sheet.status === 'valid' && <RateSheetPreview {...sheet} />}
      <S.Acts>
        {(sheet.status === 'valid' || sheet.status === 'refused') && (
          <Button variant="quiet" size="small" iconBefore="close" onClick={remove}>
            {removeLabel}
          </Button>
        )}
        <RateSheetTemplate />
      </S.Acts>
    </Stack>
  );
}
