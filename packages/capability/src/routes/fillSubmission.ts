import type { Request } from 'express';
import type { Schema } from 'yup';
import type { RequestKey } from '../access/RequestKey.ts';

const NO_SUBMISSION =
  'Send the header Idempotency-Key, such as a UUID for each order, so that the same one counts once.';

/** Whether bodies of this schema name a submission, so that the same one counts once. */
export const takesSubmission = (schema: Schema<unknown> | null): boolean =>
  schema !== null && 'fields' in schema && Object.hasOwn(schema.fields as object, 'submissionId');

const namesNone = (body: unknown): body is object =>
  typeof body === 'object' && body !== null && !Array.isArray(body) && !('submissionId' in body);

/** Makes what a program sent as `Idempotency-Key` the submission of its body, where that names none. */
export function fillSubmission(request: Request, key: RequestKey | null): void {
  const body: unknown = request.body;
  if (key !== null && key.submissionId !== null && namesNone(body)) {
    Object.assign(body, { submissionId: key.submissionId });
  }
}

/** What a program is told that sent neither the header nor a submission, by field. */
export const withoutSubmission = (body: unknown, key: RequestKey | null): Record<string, string> =>
  key !== null && namesNone(body) ? { submissionId: NO_SUBMISSION } : {};
