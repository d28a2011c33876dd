import { newSubmissionId } from '@saltbush/business-api/submission-id';
import { apiError } from '@saltbush/calls';
import type { RateSheetSaved } from '@saltbush/clients/api';
import { useDraft, useToast } from '@saltbush/contract';
import type { ApiError } from '@saltbush/contract/api';
import { RateSheetField, useRateSheet } from '@saltbush/rate-sheets';
import { Button, Stack } from '@saltbush/ui';
import { type DragEvent, useRef, useState } from 'react';
import { useSaveRateSheetMutation } from '../api/saveRateSheet.ts';
import { Trouble } from '../frame/Trouble.tsx';
import * as S from './RateSheets.styles.ts';
import { SheetSaved } from './SheetSaved.tsx';

const LONGEST_NAME = 255;
const FAILED = 'Failed to save rate sheet. Please try again.';

type Outcome = { status: 'none' } | { status: 'saved'; saved: RateSheetSaved } | { status: 'failed'; error: ApiError };

/** Chooses or drops a sheet, previews it and saves it. The chosen file stays when saving fails. */
export function RateSheetUpload() {
  const { sheet, choose, remove, refuse } = useRateSheet();
  const [save, { isLoading }] = useSaveRateSheetMutation();
  const [outcome, setOutcome] = useState<Outcome>({ status: 'none' });
  const [isOver, setIsOver] = useState(false);
  const submissionId = useRef('');
  const showToast = useToast();
  useDraft(sheet.status === 'reading' || sheet.status === 'valid' || outcome.status !== 'none');

  const onChoose = (file: File) => {
    submissionId.current = newSubmissionId();
    setOutcome({ status: 'none' });
    choose(file);
  };
  const onClear = () => {
    setOutcome({ status: 'none' });
    remove();
  };

  const onSave = async () => {
    if (sheet.status !== 'valid') return;
    const { file } = sheet;
    setOutcome({ status: 'none' });
    const name = file.name.slice(-LONGEST_NAME);
    const submission = submissionId.current;
    const { data, error } = await save({ file, name, submissionId: submission });
    // If another file was chosen meanwhile, neither clear it nor show it this error.
    const isStillChosen = submissionId.current === submission;
    if (data) {
      setOutcome({ status: 'saved', saved: data });
      if (isStillChosen) remove();
      return;
    }
    const failure = apiError(error);
    if (failure === null) return;
    showToast({ tone: 'error', title: 'Error', description: FAILED });
    const fault = failure.problem?.fields?.find(({ path }) => path === 'file');
    if (fault && isStillChosen) refuse(fault.message);
    else setOutcome({ status: 'failed', error: failure });
  };

  const onDrag = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setIsOver(true);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onChoose(file);
  };

  return (
    <Stack gap={2}>
      <p>Choose your sheet or drop it here. It prices nothing until you activate it.</p>
      <S.DropArea
        data-over={isOver ? '' : undefined}
        onDragEnter={onDrag}
        onDragOver={onDrag}
        onDragLeave={() => setIsOver(false)}
        onDrop={onDrop}
      >
        <RateSheetField
          id="rate-sheet"
          label="Rate sheet file"
          removeLabel="Clear"
          sheet={sheet}
          error={undefined}
          onChoose={onChoose}
          onRemove={onClear}
        />
      </S.DropArea>
      <S.Acts>
        <Button
          disabled={sheet.status !== 'valid'}
          busy={isLoading}
          busyLabel="Saving..."
          onClick={() => void onSave()}
        >
          Save rate sheet
        </Button>
      </S.Acts>
      {outcome.status === 'failed' && (
        <Trouble title={FAILED} error={outcome.error} isFetching={isLoading} onRetry={() => void onSave()} />
      )}
      {outcome.status === 'saved' && (
        <SheetSaved saved={outcome.saved} onClose={() => setOutcome({ status: 'none' })} />
      )}
    </Stack>
  );
}
