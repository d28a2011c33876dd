import type { ClaimFields } from '@saltbush/claims/api';
import { type ClaimKind, typedCents } from '@saltbush/freight';

/** What the form holds, as typed. */
export interface ClaimValues {
  /** Blank until one is chosen. */
  kind: ClaimKind | '';
  words: string;
  goods: string;
  /** Dollars before GST, such as `450.00`. */
  amount: string;
  phone: string;
  keepsPackaging: boolean;
}

/** With the only kind that can be claimed for, where there is one alone. */
export const firstValues = (kinds: readonly ClaimKind[]): ClaimValues => ({
  ...{ kind: (kinds.length === 1 && kinds[0]) || '', words: '', goods: '', amount: '', phone: '' },
  keepsPackaging: false,
});

/** The values as the gateway takes them. It says what is wrong with them, also that no kind is chosen. */
export const claimFieldsOf = ({ kind, amount, keepsPackaging, ...texts }: ClaimValues): ClaimFields => ({
  ...texts,
  kind: kind as ClaimKind,
  amountCents: typedCents(amount),
  keepsPackaging: kind === 'damage' && keepsPackaging,
});

/** Id of a field's control, to which the list of faults leads. */
export const fieldId = (name: string): string => `claim-${name}`;
