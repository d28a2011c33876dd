import { type FailureWords, failureText, isApiError } from '@saltbush/calls';
import type { NewClientReceipt } from '@saltbush/clients/api';
import type { ApiError } from '@saltbush/contract/api';
import { brand } from '@saltbush/ui/brand';
import { useRef } from 'react';
import { useSaveClientMutation } from '../api/saveClient.ts';
import { useUploadRateSheetMutation } from '../api/uploadRateSheet.ts';
import { type SetupInput, saveWithSheet } from './saveWithSheet.ts';
import { fieldOfPath, type SetupErrors } from './setupErrors.ts';

export type SaveOutcome =
  | { status: 'saved'; receipt: NewClientReceipt }
  /** Errors found by the page. */
  | { status: 'invalid'; errors: SetupErrors }
  /** Errors found by the gateway. */
  | { status: 'refused'; errors: SetupErrors }
  /** `message` says why and what to do. */
  | { status: 'failed'; message: string }
  | { status: 'busy' };

const UNAVAILABLE = `Something went wrong at our end. Save again in a minute: everything you typed is still here, and nothing is saved twice. Or ring ${brand.phone}.`;
const WORDS: FailureWords = {
  offline: 'We could not reach our server. Check your connection and save again: everything you typed is still here.',
  fault: () => UNAVAILABLE,
};

function refusedFields({ problem }: ApiError): SetupErrors {
  const errors: SetupErrors = {};
  for (const { path, message } of problem?.fields ?? []) {
    const field = fieldOfPath(path);
    if (field !== null) errors[field] ??= message;
  }
  return errors;
}

const failureOf = (error: unknown): ApiError | null => (isApiError(error) ? error : null);

/** Sends a set-up with its rate sheet. Never rejects. */
export function useSaveSetup(): {
  save: (input: SetupInput, file: File | null) => Promise<SaveOutcome>;
  isSaving: boolean;
} {
  const [saveClient, saving] = useSaveClientMutation();
  const [uploadSheet, uploading] = useUploadRateSheetMutation();
  const uploads = useRef(new WeakMap<File, string>());
  const isSaving = saving.isLoading || uploading.isLoading;

  const save = async (input: SetupInput, file: File | null): Promise<SaveOutcome> => {
    if (isSaving) return { status: 'busy' };
    const outcome = await saveWithSheet(input, file, {
      upload: async (sheet) => {
        const { data, error } = await uploadSheet(sheet);
        return data ? { status: 'ok', data } : { status: 'failed', error: failureOf(error) };
      },
      save: async (whole) => {
        const { data, error } = await saveClient(whole);
        return data ? { status: 'ok', data } : { status: 'failed', error: failureOf(error) };
      },
      uploads: uploads.current,
    });
    if (outcome.status === 'ok') return { status: 'saved', receipt: outcome.data };
    const { error } = outcome;
    if (error === null) return { status: 'failed', message: UNAVAILABLE };
    const errors = refusedFields(error);
    if (Object.keys(errors).length > 0) return { status: 'refused', errors };
    return { status: 'failed', message: failureText(error, WORDS) };
  };

  return { save, isSaving };
}
