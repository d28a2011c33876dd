import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from '@saltbush/contract/release';
import type { GatewayClient } from '../gateway/GatewayClient.ts';
import type { BuiltFile } from '../release/built-files.ts';
import { readRelease } from '../release/readRelease.ts';
import { againstSite } from './againstSite.ts';
import { findBundledSingletons } from './findBundledSingletons.ts';
import { type PageSize, pageSizes } from './pageSizes.ts';

export interface CheckReport {
  release: Release;
  /** What is wrong, one line each; empty when the release may be published. */
  findings: string[];
  pages: PageSize[];
}

/** Checks a release folder, and with `site` also whether that site would take it. */
export async function checkRelease(
  dir: string,
  { budgetKb, site }: { budgetKb: number; site?: GatewayClient | undefined },
): Promise<CheckReport> {
  const reading = readRelease(dir);
  const { release } = reading;
  if (reading.status === 'damaged') return { release, findings: reading.damage, pages: [] };
  if (release.kind === 'host') return { release, findings: [], pages: [] };
  const files: BuiltFile[] = release.files.map(({ path }) => ({ path, content: readFileSync(join(dir, path)) }));
  const pages = pageSizes(release, files);
  const findings = [
    ...findBundledSingletons(files),
    ...pages.filter(({ brotliBytes }) => brotliBytes > budgetKb * 1000).map((page) => overBudget(page, budgetKb)),
    ...(site ? await againstSite(release, site) : []),
  ];
  return { release, findings, pages };
}

function overBudget({ path, brotliBytes }: PageSize, budgetKb: number): string {
  const size = (brotliBytes / 1000).toFixed(1);
  return `${path} weighs ${size} kB in brotli, the budget is ${budgetKb} kB. Load what can wait with React.lazy.`;
}
