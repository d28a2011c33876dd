import { createHash } from 'node:crypto';
import { setTimeout as rest } from 'node:timers/promises';
import { compressPage, type PageEncoding, QUALITY, unpackPage } from './compressPage.ts';

export interface PageBody {
  /** Null for a page that nobody is sent twice. */
  etag: string | null;
  /** The bytes of the page in an encoding; in none for null. */
  encoded: (encoding: PageEncoding | null) => Promise<Buffer>;
}

/** 132 bits: no two pages share one. */
const ETAG_LENGTH = 22;

/**
 * The best compression of a page takes as long as a hundred quick ones, and most pages are asked for anew right after an
 * activation. So one page at a time has its turn, and pages that still have to be rendered come first.
 */
const REST_MS = 1_000;
let turns: Promise<unknown> = Promise.resolve();
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const result = turns.then(() => rest(REST_MS, undefined, { ref: false })).then(work);
  turns = result.catch(() => {});
  return result;
}

/** A page that was made for one visitor. */
export function bodyForOne(html: string): PageBody {
  return {
    etag: null,
    encoded: async (encoding) => {
      const bytes = Buffer.from(html);
      return encoding === null ? bytes : compressPage(bytes, encoding, QUALITY.quick);
    },
  };
}

interface Many {
  /** The policies of the page. A browser that has the page keeps them with it, so others need another `ETag`. */
  policies: string;
  /** Whether to compress it as well as can be once it is requested again. Only for pages whose number is limited. */
  isWorthBest: boolean;
}

/** A page that many visitors are sent: compressed once. Only its compressed bytes are kept. */
export function bodyForMany(html: string, { policies, isWorthBest }: Many): PageBody {
  const etag = `W/"${createHash('sha256').update(policies).update(html).digest('base64url').slice(0, ETAG_LENGTH)}"`;
  let packed = compressPage(Buffer.from(html), 'br', QUALITY.good);
  // Whoever asks hears of it.
  packed.catch(() => {});
  let zipped: Promise<Buffer> | null = null;
  let asked = 0;

  const unpacked = async () => unpackPage(await packed);
  async function packBest(): Promise<void> {
    const best = await compressPage(await unpacked(), 'br', QUALITY.best);
    packed = Promise.resolve(best);
  }

  return {
    etag,
    encoded: async (encoding) => {
      const bytes = await packed;
      asked += 1;
      // Where this fails, the page stays as well compressed as it is.
      if (isWorthBest && asked === 2) inTurn(packBest).catch(() => {});
      if (encoding === 'br') return bytes;
      if (encoding === null) return unpacked();
      zipped ??= unpacked().then((page) => compressPage(page, encoding, QUALITY.good));
      return zipped;
    },
  };
}
