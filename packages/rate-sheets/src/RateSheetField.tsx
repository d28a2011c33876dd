import { Button, FileField, icons, Stack } from '@saltbush/ui';
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
  /** Label of the button that removes the sheet. */
  removeLabel?: string;
  /** Error of the gateway when the sheet was saved. */
  error: string | undefined;
  onChoose: (file: File) => void;
  onRemove: () => void;
}

/** Chooses a rate sheet and shows its first rows. */
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
    // The file was chosen before the page answered, or restored by the browser.
    const file = isNew.current ? field?.files?.[0] : undefined;
    isNew.current = false;
    if (status !== 'none' || !field) return;
    if (file) onChoose(file);
    // Cleared, so that choosing the same, corrected file counts as a change.
    else field.value = '';
  }, [status, onChoose]);
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // Cancelling the dialog keeps the earlier choice.
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
          <Button variant="quiet" size="small" iconBefore={icons.close} onClick={remove}>
            {removeLabel}
          </Button>
        )}
        <RateSheetTemplate />
      </S.Acts>
    </Stack>
  );
}
