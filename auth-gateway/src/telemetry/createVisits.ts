import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { keptSetting } from '../auth/keptSetting.ts';
import type { Database } from '../database/openDatabase.ts';

const SECRET_SETTING = 'visit-secret';
const SECRET_BYTES = 32;
/** 96 bits, so that no two page loads share an id. */
const ID_BYTES = 12;
/** 22 characters of base64url hold 132 bits. */
const SIGNATURE_LENGTH = 22;
const PATTERN = /^([0-9a-z]{1,9})\.([0-9a-z]{1,9})\.([\w-]{16})\.([\w-]{22})$/;
const VALID_MS = 86_400_000;
/** The clocks of gateways may differ by this much. */
const SKEW_MS = 300_000;
const BASE = 36;

/** One page load. */
export interface Visit {
  id: string;
  /** Revision of the live set when it was given out. It counts only for releases that it could have got then. */
  revision: number;
}

export interface Visits {
  /** A new visit, and the same signed, for its browser. */
  issue: (now: Date, revision: number) => Visit & { signed: string };
  /** The visit that was given out within a day; null for any other text. */
  read: (visit: string, now: Date) => Visit | null;
}

/** Visits are signed and not stored: a page load costs the database nothing, and a forged visit is detected. */
export async function createVisits({ db }: Pick<Database, 'db'>): Promise<Visits> {
  const key = await keptSetting(db, SECRET_SETTING, () => randomBytes(SECRET_BYTES).toString('base64'));
  const sign = (text: string) => createHmac('sha256', key).update(text).digest('base64url').slice(0, SIGNATURE_LENGTH);
  return {
    issue: (now, revision) => {
      const id = randomBytes(ID_BYTES).toString('base64url');
      const text = `${Math.floor(now.getTime() / 1_000).toString(BASE)}.${revision.toString(BASE)}.${id}`;
      return { id, revision, signed: `${text}.${sign(text)}` };
    },
    read: (visit, now) => {
      const [, time, revision, id, signature] = PATTERN.exec(visit) ?? [];
      if (time === undefined || revision === undefined || id === undefined || signature === undefined) return null;
      if (!timingSafeEqual(Buffer.from(sign(`${time}.${revision}.${id}`)), Buffer.from(signature))) return null;
      const ageMs = now.getTime() - Number.parseInt(time, BASE) * 1_000;
      return ageMs < VALID_MS && ageMs > -SKEW_MS ? { id, revision: Number.parseInt(revision, BASE) } : null;
    },
  };
}
