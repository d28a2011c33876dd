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
import { liveReleases, type SiteReleases } from './liveReleases.ts';

export interface CheckReport {
  /** Null when the manifest cannot be read. */
  release: Release | null;
  /** Empty when the release may be published and, if a site was given, activated there. */
  findings: Finding[];
  pages: PageSize[];
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
  if (release === null) return { release, findings, pages: [] };
  const pages = release.kind === 'remote' ? pageSizes(release, (path) => wireBytes(bytesOf(files, path))) : [];
  findings.push(...budgetFindings(pages, budgetBytes));
  if (site)
    findings.push(...activationFindings(release, { ...(await liveReleases(site, release.name)), isRollback: false }));
  return { release, findings, pages };
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
  if (manifest.status === 'read') for (const { path } of manifest.release.files) add(path);
  return files;
}

function bytesOf(files: ReadonlyMap<string, Buffer>, path: string): Buffer {
  return files.get(path) ?? Buffer.alloc(0);
}
