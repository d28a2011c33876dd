import type { Parameter, Schema, Schemas } from '../description/openapi.ts';
import { resolved } from '../description/resolved.ts';
import { filledPath, type ParameterValues } from '../examples/filledPath.ts';

/** A call that can be tried. */
export interface Trial {
  summary: string;
  method: string;
  /** Such as `/api/shipments/{reference}`. */
  path: string;
  parameters: readonly Parameter[];
  /** What its parameters are at first. */
  values: ParameterValues;
  /** JSON to begin with; null when nothing is sent. */
  body: string | null;
  /** Name for a file that is answered; null for JSON. */
  file: string | null;
  /** Whether the body may name a submission, so that the same one counts once. */
  takesSubmission: boolean;
}

export interface TrialCall {
  method: string;
  /** With its parameters and its query. */
  url: string;
  body: string | null;
}

/** What has to be put right before anything is sent, by the field's name; `body` for the JSON. */
export type TrialFaults = Readonly<Record<string, string>>;

export const takesSubmission = (body: Schema | null, schemas: Schemas): boolean =>
  body !== null && resolved(body, schemas).properties?.submissionId !== undefined;

function bodyFault(text: string): string | null {
  try {
    JSON.parse(text);
    return null;
  } catch (error) {
    return `This is not JSON: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** The body with a submission, where it may name one and does not. */
function withSubmission(body: string, submissionId: string): string {
  const read: unknown = JSON.parse(body);
  if (typeof read !== 'object' || read === null || Array.isArray(read) || 'submissionId' in read) return body;
  return JSON.stringify({ ...read, submissionId });
}

/** The call that a filled form makes, or what is missing in it. */
export function callOf(
  trial: Trial,
  { values, body, submissionId }: { values: ParameterValues; body: string; submissionId: string },
): { call: TrialCall } | { faults: TrialFaults } {
  const { method, path, parameters } = trial;
  const named = (place: string) =>
    Object.fromEntries(
      parameters.filter((each) => each.in === place).map(({ name }) => [name, (values[name] ?? '').trim()]),
    );
  const missing = parameters
    .filter(({ name, in: place, required }) => place !== 'header' && required === true && !values[name]?.trim())
    .map(({ name }) => [name, `Fill in ${name}`]);
  const wrong = trial.body === null ? null : bodyFault(body);
  const faults = Object.fromEntries([...missing, ...(wrong === null ? [] : [['body', wrong]])]);
  if (Object.keys(faults).length > 0) return { faults };
  const sent = trial.body === null ? null : trial.takesSubmission ? withSubmission(body, submissionId) : body;
  return { call: { method, url: filledPath(path, named('path'), named('query')), body: sent } };
}
