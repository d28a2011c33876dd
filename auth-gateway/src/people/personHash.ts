import { createHmac, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { keptSetting } from '../auth/keptSetting.ts';
import type { Tables } from '../database/tables.ts';
import { plainAddress } from './addressForms.ts';

const SETTING = 'person-key';
const KEY_BYTES = 32;

/** The key that addresses are hashed with, made once for a database. Without it a hash cannot be tried against addresses. */
export const personKey = (db: Kysely<Tables>): Promise<string> =>
  keptSetting(db, SETTING, () => randomBytes(KEY_BYTES).toString('base64url'));

/** What an address is called in the list of acts: the same for every way to write it. */
export const personHash = (key: string, email: string): string =>
  createHmac('sha256', key).update(plainAddress(email)).digest('base64url');
