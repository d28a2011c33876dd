import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageSize } from '@saltbush/contract/gate';
import { parseSbom, SBOM_FILE } from '@saltbush/contract/sbom';
import type { GatewayClient } from '../gateway/GatewayClient.ts';
import { type SizeChange, sizeChanges } from './sizeChanges.ts';

interface Given {
  /** The release folder. */
  dir: string;
  name: string;
  pages: readonly PageSize[];
}

export interface LiveComparison {
  /** The live version. */
  version: string;
  changes: SizeChange[];
}

/** How much more or less the pages of a build weigh than those that are live; null where the site does not tell. */
export async function compareWithLive(
  site: Pick<GatewayClient, 'verdicts' | 'sbom'>,
  { dir, name, pages }: Given,
): Promise<LiveComparison | null> {
  const file = join(dir, SBOM_FILE);
  if (!existsSync(file)) return null;
  try {
    const { verdicts } = await site.verdicts();
    const live = verdicts.find((one) => one.name === name && !one.isCandidate);
    if (live?.pages === undefined) return null;
    const { version } = live;
    // Releases built before bills of materials have none.
    const sbom = await site.sbom({ name, version }).catch(() => null);
    const changes = sizeChanges({
      pages,
      sbom: parseSbom(readFileSync(file)),
      live: { version, pages: live.pages, sbom },
    });
    return { version, changes };
  } catch {
    // What is live is no reason why a build would not pass.
    return null;
  }
}
