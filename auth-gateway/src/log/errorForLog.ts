/** Fields of an error that say where it happened. They hold nothing that was sent or stored. */
const KEPT = [
  'code',
  'errno',
  'syscall',
  'status',
  'severity',
  'constraint',
  'table',
  'column',
  'routine',
  'responseCode',
];
const DEEPEST = 4;
/** PostgreSQL's data errors quote the value at fault. */
const DATA_FAULT = /^22/;
const QUOTED = /"[^"]{0,500}"/g;

export interface LoggedError {
  type: string;
  message: string;
  stack?: string;
  cause?: LoggedError;
  [fact: string]: unknown;
}

const isError = (value: unknown): value is Error =>
  typeof value === 'object' && value !== null && typeof (value as Partial<Error>).message === 'string';

/**
 * An error as it may be logged. Libraries attach much to their errors: PostgreSQL the conflicting row, mail servers the
 * refused recipient, HTTP clients the request. Only the fields above are kept.
 */
export function errorForLog(error: unknown, depth = 0): LoggedError {
  if (!isError(error)) return { type: typeof error, message: 'Something was thrown that is not an error.' };
  const given = error as Error & Record<string, unknown>;
  const isDataFault = DATA_FAULT.test(String(given.code ?? '')) && given.severity !== undefined;
  const clean = (text: string): string => (isDataFault ? text.replace(QUOTED, '"…"') : text);
  const facts = KEPT.flatMap((name) => {
    const value = given[name];
    return typeof value === 'string' || typeof value === 'number' ? [[name, value] as const] : [];
  });
  return {
    type: error.name,
    message: clean(error.message),
    ...(error.stack === undefined ? {} : { stack: clean(error.stack) }),
    ...Object.fromEntries(facts),
    ...(isError(error.cause) && depth < DEEPEST ? { cause: errorForLog(error.cause, depth + 1) } : {}),
  };
}
