import type { Request } from 'express';
import type { Schema } from 'yup';
import type { RequestKey } from '../access/RequestKey.ts';

/** Whether bodies of this schema name a submission, so that the same one counts once. */
export const takesSubmission = (schema: Schema<unknown> | null): boolean =>
  schema !== null && 'fields' in schema && Object.hasOwn(schema.fields as object, 'submissionId');

/** Makes what a program sent as `Idempotency-Key` the submission of its body, where that names none. */
export function fillSubmission(request: Request, key: RequestKey | null): void {
  const body: unknown = request.body;
  if (key === null || key.submissionId === null || typeof body !== 'object' || body === null) return;
  if (!Array.isArray(body) && !('submissionId' in body)) Object.assign(body, { submissionId: key.submissionId });
}
