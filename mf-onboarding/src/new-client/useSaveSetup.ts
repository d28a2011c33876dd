import type { NewClientInput, NewClientReceipt } from '@saltbush/business-api/clients';
import type { ApiError } from '@saltbush/contract/api';
import { brand } from '@saltbush/ui/brand';
import { useSaveClientMutation } from '../api/saveClient.ts';
import { fieldOfPath, type SetupErrors } from './setupErrors.ts';

export type SaveOutcome =
  | { status: 'saved'; receipt: NewClientReceipt }
  /** Found on this page. */
  | { status: 'invalid'; errors: SetupErrors }
  /** Found by the gateway. */
  | { status: 'refused'; errors: SetupErrors }
  /** `message` says why and what to do. */
  | { status: 'failed'; message: string }
  | { status: 'busy' };

const OFFLINE =
  'We could not reach our server. Check your connection and save again: everything you typed is still here.';
const UNAVAILABLE = `Something went wrong at our end. Save again in a minute: everything you typed is still here, and nothing is saved twice. Or ring ${brand.phone}.`;

function refusedFields({ problem }: ApiError): SetupErrors {
  const errors: SetupErrors = {};
  for (const { path, message } of problem?.fields ?? []) {
    const field = fieldOfPath(path);
    if (field !== null) errors[field] ??= message;
  }
  return errors;
}

function failureText({ status, problem }: ApiError): string {
  if (status === 'offline') return OFFLINE;
  return problem !== null && problem.status < 500 ? problem.detail : UNAVAILABLE;
}

/** Sends a set-up. Never rejects. */
export function useSaveSetup(): { save: (input: NewClientInput) => Promise<SaveOutcome>; isSaving: boolean } {
  const [saveClient, { isLoading }] = useSaveClientMutation();

  const save = async (input: NewClientInput): Promise<SaveOutcome> => {
    if (isLoading) return { status: 'busy' };
    const { data, error } = await saveClient(input);
    if (data) return { status: 'saved', receipt: data };
    if (!error || !('problem' in error)) return { status: 'failed', message: UNAVAILABLE };
    const errors = refusedFields(error);
    if (Object.keys(errors).length > 0) return { status: 'refused', errors };
    return { status: 'failed', message: failureText(error) };
  };

  return { save, isSaving: isLoading };
}
