import { KEY_SCOPE_NAMES, type KeyScope } from '@saltbush/business-api/key-scopes';
import { requiredLine } from '@saltbush/business-api/texts';
import * as yup from 'yup';
import type { AccountStatus } from './clients.ts';
import { KEY_LIFETIMES_DAYS, type KeyLifetimeDays } from './key-lifetimes.data.ts';

/** Where a key acts: on the company's freight, or in the test mode, which carries nothing and costs nothing. */
export const KEY_MODES = ['live', 'test'] as const;
export type KeyMode = (typeof KEY_MODES)[number];

/** Keys of a company that may be used; while they still work, as many again that were replaced. */
export const MOST_KEYS = 20;

/** A key of a company for its own programs, without the key itself. */
export interface ApiKey {
  id: number;
  name: string;
  mode: KeyMode;
  scopes: KeyScope[];
  /** What the key begins and ends with, such as `sk_live_…x7Qa`. */
  hint: string;
  /** E-mail of the member who made it. */
  madeBy: string;
  /** ISO 8601, like the other times. */
  madeAt: string;
  /** To the minute; null for a key that was never used. */
  lastUsedAt: string | null;
  revokedAt: string | null;
  /** E-mail of the member who revoked it. */
  revokedBy: string | null;
  /** For how many days it was made; null for a key without an end. */
  lifetimeDays: KeyLifetimeDays | null;
  /** The first moment at which it is refused; null for a key without an end. */
  endsAt: string | null;
  /** Id of the key that was made in its place; null while there is none. */
  successorId: number | null;
}

/** `GET /api/clients/:reference/keys`: those in use first, then ones that were revoked or ended in the last 90 days; newest first. */
export interface ApiKeys {
  businessName: string;
  status: AccountStatus;
  keys: ApiKey[];
}

/** `POST /api/clients/:reference/keys` */
export interface MakeKeyInput {
  /** A UUID made once per form. */
  submissionId: string;
  name: string;
  mode: KeyMode;
  scopes: KeyScope[];
  /** Null for a key without an end; 365 when it is left out. */
  lifetimeDays?: KeyLifetimeDays | null | undefined;
}

/** `POST /api/clients/keys/:id/replacement` */
export interface ReplaceKeyInput {
  /** A UUID made once per form. */
  submissionId: string;
  /** Of the new key. */
  lifetimeDays: KeyLifetimeDays | null;
}

const lifetimeDays = yup
  .mixed<KeyLifetimeDays>()
  .oneOf([...KEY_LIFETIMES_DAYS], `Choose ${KEY_LIFETIMES_DAYS.join(', ')} or null`)
  .nullable();

export const makeKeySchema = yup
  .object({
    submissionId: yup.string().required().uuid(),
    name: requiredLine('Name', 60, 'Give the key a name, such as the program that uses it'),
    mode: yup
      .mixed<KeyMode>()
      .oneOf([...KEY_MODES])
      .defined(),
    scopes: yup
      .array(
        yup
          .mixed<KeyScope>()
          .oneOf([...KEY_SCOPE_NAMES])
          .defined(),
      )
      .defined()
      .min(1, 'Choose at least one thing that the key may do')
      .max(KEY_SCOPE_NAMES.length, 'Choose each thing once'),
    // Forms of before do not ask for it.
    lifetimeDays: lifetimeDays.optional(),
  })
  .noUnknown();

export const replaceKeySchema = yup
  .object({ submissionId: yup.string().required().uuid(), lifetimeDays: lifetimeDays.defined() })
  .noUnknown();

/** A key that was made, with the key itself: it is shown this once and not kept. */
export interface ApiKeyMade {
  key: ApiKey;
  /** What programs send as `Authorization: Bearer …`. */
  token: string;
}
