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
  /** Null when there is no manifest that can be read. */
  release: Release | null;
  /** What is wrong; empty when the release may be published and, where a site was asked, be activated there. */
  findings: Finding[];
  pages: PageSize[];
}

/** Puts a release folder through the gate of the gateway, and with `site` through that of an activation there. */
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
  if (site) findings.push(...activationFindings(release, await liveReleases(site, release.name)));
  return { release, findings, pages };
}

/** What `mfe publish` would send of the folder: the manifest and the files that it lists. */
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
