import { ENGINE_MESSAGES } from './engine-messages.data.ts';

/** Names of errors: those of the language and of browsers, and our own. Any other is called Error. */
const NAMES: ReadonlySet<string> = new Set([
  ...['Error', 'TypeError', 'RangeError', 'ReferenceError', 'SyntaxError', 'EvalError', 'URIError', 'AggregateError'],
  ...['AbortError', 'DataCloneError', 'DataError', 'HierarchyRequestError', 'IndexSizeError', 'InvalidAccessError'],
  ...['InvalidCharacterError', 'InvalidStateError', 'NetworkError', 'NotAllowedError', 'NotFoundError'],
  ...['NotReadableError', 'NotSupportedError', 'OperationError', 'QuotaExceededError', 'SecurityError', 'TimeoutError'],
  ...['ChunkLoadError', 'PageLoadError', 'AttemptError', 'ValidationError', 'ApiError', 'error'],
]);

export interface KeptError {
  error: string;
  /** With the name of the code in it, if `isOfCode` knows it. Empty when the words were not an engine's. */
  message: string;
}

/** Names that an engine's message mentions, such as of a property. They are of the code, or of what a person typed. */
export function namesIn(message: string): string[] {
  for (const { shape } of ENGINE_MESSAGES) {
    const match = shape.exec(message);
    if (match) return match[1] === undefined ? [] : [match[1]];
  }
  return [];
}

/** What is kept of an error: nothing that a person could have typed. */
export function keptError(name: string, message: string, isOfCode: (name: string) => boolean): KeptError {
  const error = NAMES.has(name) ? name : 'Error';
  for (const { shape, kept } of ENGINE_MESSAGES) {
    const match = shape.exec(message);
    if (!match) continue;
    const known = match[1] !== undefined && isOfCode(match[1]) ? match[1] : '…';
    return { error, message: kept.replace('$1', () => known) };
  }
  return { error, message: '' };
}
