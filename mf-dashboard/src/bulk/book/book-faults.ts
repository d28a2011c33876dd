import type { ApiError } from '@saltbush/contract/api';

/** Id of a field of the booker. */
export const bookerId = (name: string): string => `bulk-booker-${name}`;
export const TERMS_ID = 'bulk-terms';

interface FieldFault {
  id: string;
  message: string;
}

/** What the gateway found wrong with booker and terms, by the ids of their fields. */
export function bookFaults(error: ApiError | null): FieldFault[] {
  return (error?.problem?.fields ?? []).flatMap(({ path, message }) => {
    if (path === 'termsVersion') return [{ id: TERMS_ID, message }];
    const [, name] = /^booker\.(businessName|name|email|phone)$/.exec(path) ?? [];
    return name === undefined ? [] : [{ id: bookerId(name), message }];
  });
}
