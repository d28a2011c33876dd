import { createHash } from 'node:crypto';
import { compressPage, type PageEncoding, QUALITY } from './compressPage.ts';

export interface PageBody {
  /** Null for a page that nobody is sent twice. */
  etag: string | null;
  /** The bytes of the page in an encoding; in none for null. */
  encoded: (encoding: PageEncoding | null) => Promise<Buffer>;
}

/** 132 bits: no two pages share one. */
const ETAG_LENGTH = 22;

/** The best compression of a page takes as long as a hundred quick ones, so that one page at a time has its turn. */
let turns: Promise<unknown> = Promise.resolve();
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const result = turns.then(work);
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

/**
 * A page that many visitors are sent: compressed once, and as well as can be once it has been asked for a second time.
 */
export function bodyForMany(html: string): PageBody {
  const kept = new Map<PageEncoding, Promise<Buffer>>();
  let asked = 0;

  function packed(encoding: PageEncoding): Promise<Buffer> {
    const known = kept.get(encoding);
    if (known !== undefined) return known;
    const made = compressPage(Buffer.from(html), encoding, QUALITY.good);
    kept.set(encoding, made);
    made.catch(() => kept.delete(encoding));
    return made;
  }

  async function packBest(): Promise<void> {
    const best = await compressPage(Buffer.from(html), 'br', QUALITY.best);
    kept.set('br', Promise.resolve(best));
  }

  return {
    etag: `W/"${createHash('sha256').update(html).digest('base64url').slice(0, ETAG_LENGTH)}"`,
    encoded: async (encoding) => {
      if (encoding === null) return Buffer.from(html);
      asked += 1;
      const bytes = await packed(encoding);
      // Where this fails, the page stays as well compressed as it is.
      if (asked === 2) inTurn(packBest).catch(() => {});
      return bytes;
    },
  };
}
