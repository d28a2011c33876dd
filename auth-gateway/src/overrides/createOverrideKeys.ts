import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { keptSetting } from '../auth/keptSetting.ts';
import type { Database } from '../database/openDatabase.ts';

const SECRET_SETTING = 'release-override-secret';
const SECRET_BYTES = 32;
const LINK = /^([\w-]{16})\.([0-9a-z]{1,11})\.([\w-]{43})$/;
const PROOF = /^[\w-]{43}$/;
const COOKIE = /^([\w-]{22})\.([\w-]{43})$/;

interface PageClaim {
  /** Id of the override. */
  id: string;
  nonce: string;
}

export interface OverrideKeys {
  /** The last part of a link's address. It contains the override's id and its end. */
  link: (override: { id: string; expiresAt: Date }) => string;
  /** The id of the override that a link opens; null when the link is not signed by us or has ended. */
  readLink: (token: string, now: Date) => string | null;
  /**
   * Value in the form of a link's page. It is bound to the browser that was shown the page, which keeps the nonce in a
   * cookie.
   */
  proof: (claim: PageClaim) => string;
  isProof: (proof: unknown, claim: PageClaim) => boolean;
  /** A new signed cookie with a key that no other browser has. */
  newCookie: () => string;
  /** The browser's identity as it is stored; null when the cookie is not signed by us. */
  browserOf: (cookie: string | undefined) => string | null;
}

/** Signs links and cookies with a secret that only the gateways on one database know. */
export async function createOverrideKeys({ db }: Pick<Database, 'db'>): Promise<OverrideKeys> {
  const secret = await keptSetting(db, SECRET_SETTING, () => randomBytes(SECRET_BYTES).toString('base64url'));
  const sign = (what: 'link' | 'cookie' | 'page', text: string): string =>
    createHmac('sha256', secret).update(`${what}:${text}`).digest('base64url');

  return {
    link: ({ id, expiresAt }) => {
      const facts = `${id}.${expiresAt.getTime().toString(36)}`;
      return `${facts}.${sign('link', facts)}`;
    },
    readLink: (token, now) => {
      const [, id, end, signature] = LINK.exec(token) ?? [];
      if (id === undefined || end === undefined || signature === undefined) return null;
      if (!isSame(signature, sign('link', `${id}.${end}`))) return null;
      return Number.parseInt(end, 36) > now.getTime() ? id : null;
    },
    proof: ({ id, nonce }) => sign('page', `${id}.${nonce}`),
    isProof: (proof, { id, nonce }) =>
      typeof proof === 'string' && PROOF.test(proof) && isSame(proof, sign('page', `${id}.${nonce}`)),
    newCookie: () => {
      const key = randomBytes(16).toString('base64url');
      return `${key}.${sign('cookie', key)}`;
    },
    browserOf: (cookie) => {
      const [, key, signature] = COOKIE.exec(cookie ?? '') ?? [];
      if (key === undefined || signature === undefined) return null;
      return isSame(signature, sign('cookie', key)) ? createHash('sha256').update(key).digest('hex') : null;
    },
  };
}

function isSame(given: string, expected: string): boolean {
  return timingSafeEqual(Buffer.from(given), Buffer.from(expected));
}
