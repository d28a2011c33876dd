import type { KeyScope } from '@saltbush/business-api/key-scopes';
import { type KeyLifetimeDays, type KeyMode, USUAL_KEY_LIFETIME_DAYS } from '@saltbush/clients/api';
import type { ApiError } from '@saltbush/contract/api';

/** What the form holds of a key. */
export interface KeyValues {
  name: string;
  mode: KeyMode;
  scopes: KeyScope[];
  lifetimeDays: KeyLifetimeDays | null;
}

/** What most programs need, in the mode in which nothing can go wrong. */
export const FIRST_VALUES: KeyValues = {
  name: '',
  mode: 'test',
  scopes: ['price', 'book', 'labels', 'track'],
  lifetimeDays: USUAL_KEY_LIFETIME_DAYS,
};

/** In the order of the form. */
const FIELDS = ['name', 'mode', 'scopes', 'lifetimeDays'] as const;
export type KeyField = (typeof FIELDS)[number];
export type KeyFaults = Partial<Record<KeyField, string>>;

/** What has to be answered before the gateway is asked. */
export const missingIn = ({ name, scopes }: KeyValues): KeyFaults => ({
  ...(name.trim() === '' ? { name: 'Give the key a name, such as the program that uses it' } : {}),
  ...(scopes.length === 0 ? { scopes: 'Choose at least one thing that the key may do' } : {}),
});

/** What the gateway found wrong with each field: `scopes[0]` is about `scopes`. */
export function faultsOfFailure(failure: ApiError | null): KeyFaults {
  const faults = failure?.problem?.fields ?? [];
  return Object.fromEntries(
    FIELDS.flatMap((field) => {
      const fault = faults.find(({ path }) => path.split(/[.[]/)[0] === field);
      return fault ? [[field, fault.message]] : [];
    }),
  );
}

/** The faults as the head of the form lists them. */
export const listOf = (faults: KeyFaults): { field: KeyField; message: string }[] =>
  FIELDS.flatMap((field) => {
    const message = faults[field];
    return message === undefined ? [] : [{ field, message }];
  });
