import { createHmac, randomBytes } from 'node:crypto';
import { type PrivateLinks, TOKEN_LENGTH } from '@saltbush/capability/references';
import { keptSetting } from '../auth/keptSetting.ts';
import type { Database } from '../database/openDatabase.ts';

const SECRET_SETTING = 'private-link-secret';
const SECRET_BYTES = 32;

/** `secret` is the configured one. Without it, one is made and kept in the database for all gateways. */
export async function createPrivateLinks({ db }: Pick<Database, 'db'>, secret: string | null): Promise<PrivateLinks> {
  const key = secret ?? (await keptSetting(db, SECRET_SETTING, () => randomBytes(SECRET_BYTES).toString('base64')));
  return {
    token: (record) => createHmac('sha256', key).update(record).digest('base64url').slice(0, TOKEN_LENGTH),
  };
}
