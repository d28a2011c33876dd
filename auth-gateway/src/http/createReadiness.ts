import { HOST_NAME } from '@saltbush/contract/release';
import type { Database } from '../database/openDatabase.ts';
import type { Part, Readiness } from './answerProbe.ts';
import { rememberBriefly } from './rememberBriefly.ts';
import { within } from './within.ts';

const DATABASE_TIMEOUT_MS = 2_000;
/** Anybody may probe, so the cost must not grow with the number of probes. */
const FRESH_MS = 500;

/**
 * Without these, visitors get no page or a wrong one. Any other missing part costs only some of what visitors can do.
 */
const VITAL: readonly Part[] = ['host-release', 'migrations', 'offers'];

interface Dependencies {
  database: Pick<Database, 'hasRoom' | 'isSchemaKnown'>;
  releases: { liveSet: () => { entries: ReadonlyMap<string, unknown> } };
  /** Whether a visitor without a session could sign in now. */
  isIssuerThere: () => Promise<boolean>;
  /** Whether this gateway renders pages. When it does not, browsers render them. */
  isRendering: () => boolean;
  /** What releases that visitors have need and this gateway does not offer. */
  unmetNeeds: () => Promise<string[]>;
}

/** Determines which parts this gateway lacks. Never rejects. */
export function createReadiness({ database, releases, isIssuerThere, isRendering, unmetNeeds }: Dependencies) {
  let hasBeenReady = false;

  async function look(): Promise<Readiness> {
    const [isKnown, isIssuerFound, unmet] = await Promise.all([
      within(DATABASE_TIMEOUT_MS, database.isSchemaKnown()).catch(() => null),
      isIssuerThere().catch(() => false),
      // Once visitors are served, releases of a newer gateway beside this one must not take it away from them.
      hasBeenReady ? [] : unmetNeeds(),
    ]);
    const lacks: Record<Part, boolean> = {
      'host-release': !releases.liveSet().entries.has(HOST_NAME),
      database: isKnown === null,
      disk: !database.hasRoom(),
      issuer: !isIssuerFound,
      migrations: isKnown === false,
      offers: unmet.length > 0,
      renderer: !isRendering(),
    };
    const missing = (Object.keys(lacks) as Part[]).filter((part) => lacks[part]);
    const isServing = !missing.some((part) => VITAL.includes(part));
    hasBeenReady ||= isServing;
    if (missing.length === 0) return { status: 'ready', missing };
    return { status: isServing ? 'degraded' : 'not-ready', missing, ...(unmet.length > 0 ? { unmet } : {}) };
  }

  return rememberBriefly(look, FRESH_MS);
}
