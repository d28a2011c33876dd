import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Refusal } from '@saltbush/capability/refusal';
import type { AdvisoriesReport } from '@saltbush/contract/release-api';
import { knownBad, parseSbom, SBOM_FILE, type Sbom } from '@saltbush/contract/sbom';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../database/openDatabase.ts';
import type { LiveSet } from '../liveSet.ts';
import { readStoredFile } from '../readStoredFile.ts';
import type { Advisories } from './createAdvisories.ts';

/** By hash: what is in a release never changes. */
const known = new LRUCache<string, Sbom>({ max: 200 });

async function readSbom(database: Pick<Database, 'db'>, name: string, version: string): Promise<Buffer | null> {
  const file = await readStoredFile(database)(name, version, SBOM_FILE);
  if (file === null) return null;
  return (
    file.identity ?? (file.brotli && brotliDecompressSync(file.brotli)) ?? (file.gzip && gunzipSync(file.gzip)) ?? null
  );
}

/** The bill of materials of a release, as it was published. @throws Refusal when it has none. */
export async function sbomOfRelease(
  database: Pick<Database, 'db'>,
  { name, version }: { name: string; version: string },
): Promise<unknown> {
  const bytes = await readSbom(database, name, version);
  if (bytes !== null) return JSON.parse(bytes.toString('utf8'));
  const message = `${name} ${version} does not say what is in it, or is not stored. Releases list their packages since builds of this version of mfe.`;
  throw new Refusal(message, { status: 404, code: 'not-found' });
}

/** Which live releases and candidates hold a version that the operators' advisories name. */
export async function reportAdvisories(
  database: Pick<Database, 'db'>,
  liveSet: LiveSet,
  advisories: Advisories,
): Promise<AdvisoriesReport> {
  const list = await advisories();
  const report: AdvisoriesReport = { asOf: list?.asOf ?? null, releases: [], unknown: [] };
  const live = [...liveSet.entries.values()].flatMap(({ release, candidate }) =>
    candidate === null ? [release] : [release, candidate.release],
  );
  for (const release of live) {
    const { name, version, files } = release;
    const integrity = files.find(({ path }) => path === SBOM_FILE)?.integrity;
    if (integrity === undefined) {
      report.unknown.push({ name, version });
      continue;
    }
    let sbom = known.get(integrity);
    if (sbom === undefined) {
      const bytes = await readSbom(database, name, version);
      if (bytes === null) continue;
      sbom = parseSbom(bytes);
      known.set(integrity, sbom);
    }
    const bad = list === null ? [] : knownBad(sbom, list);
    if (bad.length > 0) report.releases.push({ name, version, bad });
  }
  return report;
}
