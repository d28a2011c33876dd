import { createHmac, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { keptSetting } from '../auth/keptSetting.ts';
import type { Tables } from '../database/tables.ts';
import { plainAddress } from './addressForms.ts';

const SETTING = 'person-key';
const KEY_BYTES = 32;

/** The key for hashing addresses, made once for a database. Without it, nobody can test a hash against addresses. */
export const personKey = (db: Kysely<Tables>): Promise<string> =>
  keptSetting(db, SETTING, () => randomBytes(KEY_BYTES).toString('base64url'));

/** The hash that stands for an address in the list of acts. All spellings of an address give the same one. */
export const personHash = (key: string, email: string): string =>
  createHmac('sha256', key).update(plainAddress(email)).digest('base64url');
