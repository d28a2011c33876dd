import { type AddressImport, MOST_ADDRESS_FILE_BYTES } from '@saltbush/addresses/api';
import { apiError } from '@saltbush/calls';
import { useDraft } from '@saltbush/contract';
import type { ApiError } from '@saltbush/contract/api';
import { formatNumber } from '@saltbush/freight';
import { Button, FileField, icons, Spinner, Stack, TextLink } from '@saltbush/ui';
import { useRef, useState } from 'react';
import { addressesCsvHref } from '../api/addresses.ts';
import { useImportAddressesMutation } from '../api/importAddresses.ts';
import { Trouble } from '../frame/Trouble.tsx';
import * as S from './AddressForm.styles.ts';
import { ImportedAddresses } from './ImportedAddresses.tsx';
import { ImportPreview } from './ImportPreview.tsx';

const TOO_LARGE = 'This file is larger than 2 MB. Leave out columns that are not ours, or split it.';
const NOT_CSV = 'Please choose a .csv file.';

type Step =
  | { status: 'none' }
  | { status: 'refused'; message: string }
  | { status: 'checking'; file: File }
  | { status: 'checked' | 'importing'; file: File; result: AddressImport }
  | { status: 'failed'; file: File; result: AddressImport | null; error: ApiError }
  | { status: 'imported'; result: AddressImport };

/** Chooses a file, says what it would do, and takes it in. The file stays chosen when that fails. */
export function ImportAddresses({ onClose }: { onClose: () => void }) {
  const [send] = useImportAddressesMutation();
  const [step, setStep] = useState<Step>({ status: 'none' });
  const latest = useRef<File | null>(null);
  useDraft(step.status !== 'none' && step.status !== 'imported');

  const fail = (file: File, result: AddressImport | null, error: ApiError | null) => {
    const fault = error?.problem?.fields?.find(({ path }) => path === 'file');
    if (fault) setStep({ status: 'refused', message: fault.message });
    else if (error) setStep({ status: 'failed', file, result, error });
  };

  const check = async (file: File) => {
    latest.current = file;
    if (!/\.csv$/i.test(file.name)) return setStep({ status: 'refused', message: NOT_CSV });
    if (file.size > MOST_ADDRESS_FILE_BYTES) return setStep({ status: 'refused', message: TOO_LARGE });
    setStep({ status: 'checking', file });
    const { data, error } = await send({ file, act: 'check' });
    // Another file was chosen meanwhile.
    if (latest.current !== file) return;
    if (data) setStep({ status: 'checked', file, result: data });
    else fail(file, null, apiError(error));
  };

  const take = async (file: File, result: AddressImport) => {
    setStep({ status: 'importing', file, result });
    const { data, error } = await send({ file, act: 'import' });
    if (data) setStep({ status: 'imported', result: data });
    else fail(file, result, apiError(error));
  };

  if (step.status === 'imported') return <ImportedAddresses result={step.result} onClose={onClose} />;
  const shown = 'result' in step ? step.result : null;
  const usable = step.status === 'checked' || step.status === 'importing' ? step : null;
  const changes = usable ? usable.result.added + usable.result.changed : 0;
  return (
    <Stack gap={2}>
      <FileField
        id="address-file"
        label="CSV file"
        name="file"
        accept=".csv"
        help="At most 2 MB and 10,000 addresses, with the columns Name, Street, Suburb and Postcode, and any other that an export has. Nothing is written before you say so."
        error={step.status === 'refused' ? step.message : undefined}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // Cleared, so that choosing the same, corrected file counts as a change.
          target.value = '';
          if (file) void check(file);
        }}
      />
      <div role="status">
        {step.status === 'checking' && (
          <p>
            <Spinner size={16} /> Reading {step.file.name}...
          </p>
        )}
      </div>
      {shown && 'file' in step && <ImportPreview fileName={step.file.name} result={shown} />}
      {step.status === 'failed' && (
        <Trouble
          title="The file could not be taken in"
          error={step.error}
          isFetching={false}
          onRetry={() => void (step.result ? take(step.file, step.result) : check(step.file))}
        />
      )}
      <S.Acts>
        <Button
          size="small"
          iconBefore={icons.upload}
          disabled={changes === 0}
          busy={step.status === 'importing'}
          busyLabel="Importing..."
          onClick={() => usable && void take(usable.file, usable.result)}
        >
          {changes === 0 ? 'Import' : `Import ${formatNumber(changes)} ${changes === 1 ? 'address' : 'addresses'}`}
        </Button>
        <Button size="small" variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </S.Acts>
      <p>
        <TextLink href={addressesCsvHref('')} download>
          Download your addresses
        </TextLink>{' '}
        for an example with every column.
      </p>
    </Stack>
  );
}
