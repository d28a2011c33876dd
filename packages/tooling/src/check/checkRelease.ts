import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  activationFindings,
  budgetFindings,
  type Finding,
  MANIFEST_FILE,
  type PageSize,
  pageSizes,
  readFolder,
  readManifest,
  wireBytes,
} from '@saltbush/contract/gate';
import type { Release } from '@saltbush/contract/release';
import { endingSlots } from './endingSlots.ts';
import { liveReleases, type SiteReleases } from './liveReleases.ts';
import { overdueFlags } from './overdueFlags.ts';

export interface CheckReport {
  /** Null when the manifest cannot be read. */
  release: Release | null;
  /** Empty when the release may be published and, if a site was given, activated there. */
  findings: Finding[];
  pages: PageSize[];
  /** The routes of the API that it calls; null for a release from before builds found them. */
  needs: string[] | null;
  /** Whether the site says which routes it offers, as it does unless its gateway is an older one; null without a site. */
  isOfferKnown: boolean | null;
  /** Slots that it fills and that will end, and flags of its own that were to be gone, in words. */
  ending: string[];
}

/** Runs the gateway's checks on a release folder; with `site` also those of an activation there. */
export async function checkRelease(
  dir: string,
  { budgetBytes, site }: { budgetBytes: number; site?: SiteReleases | undefined },
): Promise<CheckReport> {
  const files = filesToPublish(dir);
  const reading = readFolder(files);
  const { release } = reading;
  const findings = reading.status === 'refused' ? [...reading.findings] : [];
  if (release === null) return { release, findings, pages: [], needs: null, isOfferKnown: null, ending: [] };
  const pages = release.kind === 'remote' ? pageSizes(release, (path) => wireBytes(bytesOf(files, path))) : [];
  findings.push(...budgetFindings(pages, budgetBytes));
  const place = site ? await liveReleases(site, release.name) : null;
  if (place) findings.push(...activationFindings(release, { ...place, isRollback: false }));
  const isOfferKnown = place && place.offers !== null;
  const ending = [...endingSlots(release, place?.live ?? []), ...overdueFlags(release, new Date())];
  return { release, findings, pages, needs: needsOf(release), isOfferKnown, ending };
}

function needsOf(release: Release): string[] | null {
  if (release.kind === 'host') return [];
  return release.needs ? Object.keys(release.needs).sort() : null;
}

/** What `mfe publish` would send: the manifest and the files it lists. */
function filesToPublish(dir: string): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  const add = (path: string) => {
    const file = join(dir, path);
    if (existsSync(file)) files.set(path, readFileSync(file));
  };
  add(MANIFEST_FILE);
  const manifest = readManifest(files.get(MANIFEST_FILE));
  if (manifest.status === 'read') {
    const { files: listed, maps = [] } = manifest.release;
    for (const { path } of [...listed, ...maps]) add(path);
  }
  return files;
}

function bytesOf(files: ReadonlyMap<string, Buffer>, path: string): Buffer {
  return files.get(path) ?? Buffer.alloc(0);
}
