import type { BuildFailure } from '@saltbush/contract/release-api';

/** `- src/quote/QuotePage.tsx:12: Type 'string' is not assignable to type 'number'.` for a terminal. */
export function failureLines(failures: readonly BuildFailure[]): string[] {
  return failures.map(({ file, line, message }) => {
    const place = [file, line].filter((part) => part !== null).join(':');
    return `- ${place === '' ? '' : `${place}: `}${message}`;
  });
}
