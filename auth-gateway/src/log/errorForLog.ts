/** What of an error says where it happened, and nothing of what was sent or stored. */
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
/** Data errors of PostgreSQL quote the value at fault. */
const DATA_FAULT = /^22/;
const QUOTED = /"[^"]{0,500}"/g;

interface LoggedError {
  type: string;
  message: string;
  stack?: string;
  cause?: LoggedError;
  [fact: string]: unknown;
}

const isError = (value: unknown): value is Error =>
  typeof value === 'object' && value !== null && typeof (value as Partial<Error>).message === 'string';

/**
 * An error as logs hold it. Libraries hang much on theirs: PostgreSQL the row that was in the way, mail servers whom they
 * refused, HTTP clients what was sent. Only what is named above is taken over.
 */
export function errorForLog(error: unknown, depth = 0): LoggedError {
  if (!isError(error)) return { type: typeof error, message: 'No error was thrown, but something else.' };
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
