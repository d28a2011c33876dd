import { HOST_NAME } from '@saltbush/contract/release';
import type { Database } from '../database/openDatabase.ts';
import type { ReleaseStore } from '../releases/ReleaseStore.ts';
import type { Part, Readiness } from './answerProbe.ts';
import { rememberBriefly } from './rememberBriefly.ts';
import { within } from './within.ts';

const DATABASE_TIMEOUT_MS = 2_000;
/** Probes are open to everybody, so what they cost does not grow with how many ask. */
const FRESH_MS = 500;

/** Without these a visitor gets no page, or a wrong one. The others cost a part of what visitors can do. */
const VITAL: readonly Part[] = ['host-release', 'migrations'];

interface Dependencies {
  database: Pick<Database, 'hasRoom' | 'isSchemaKnown'>;
  releases: Pick<ReleaseStore, 'liveSet'>;
  /** Whether somebody who has no session could sign in now. */
  isIssuerThere: () => Promise<boolean>;
  /** Whether pages are rendered here; without, browsers render them. */
  isRendering: () => boolean;
}

/** Says what this gateway lacks. Never rejects. */
export function createReadiness({ database, releases, isIssuerThere, isRendering }: Dependencies) {
  async function look(): Promise<Readiness> {
    const [isKnown, isIssuerFound] = await Promise.all([
      within(DATABASE_TIMEOUT_MS, database.isSchemaKnown()).catch(() => null),
      isIssuerThere().catch(() => false),
    ]);
    const lacks: Record<Part, boolean> = {
      'host-release': !releases.liveSet().entries.has(HOST_NAME),
      database: isKnown === null,
      disk: !database.hasRoom(),
      issuer: !isIssuerFound,
      migrations: isKnown === false,
      renderer: !isRendering(),
    };
    const missing = (Object.keys(lacks) as Part[]).filter((part) => lacks[part]);
    if (missing.length === 0) return { status: 'ready', missing };
    return { status: missing.some((part) => VITAL.includes(part)) ? 'not-ready' : 'degraded', missing };
  }

  return rememberBriefly(look, FRESH_MS);
}
