import { PAGE_BUDGET_BYTES, type PageSize } from '@saltbush/contract/gate';
import { checkRelease } from '../check/checkRelease.ts';
import { compareWithLive, type LiveComparison } from '../check/compareWithLive.ts';
import { ToolingError } from '../errors.ts';
import type { CommandResult } from './CommandResult.ts';
import { gatewayOf } from './gatewayOf.ts';
import { kilobytes } from './kilobytes.ts';
import type { CommandOptions } from './parseCommand.ts';
import { releaseDir } from './releaseDir.ts';
import { signedKilobytes } from './signedKilobytes.ts';
import { table } from './table.ts';

/** When a page's scripts are loaded, and with them the host's. */
const LOADED = {
  page: 'with the page',
  parts: 'once a control is used',
  none: 'only if no release can be rendered',
};

export async function check(dir: string | undefined, options: CommandOptions): Promise<CommandResult> {
  const site = options.site ? gatewayOf({ ...options, url: options.site }) : undefined;
  const folder = releaseDir(dir);
  const { release, findings, pages, needs, isOfferKnown, ending } = await checkRelease(folder, {
    budgetBytes: budgetOf(options),
    site,
  });
  const title = release ? `${release.name} ${release.version}` : folder;
  const passes = findings.length === 0;
  const verdict = passes ? `${title} passes.` : `${title} does not pass:`;
  const lines = [verdict, ...findings.map(({ message }) => `- ${message}`)];
  if (pages.length > 0) {
    const rows = pages.map(({ path, brotliBytes, interactive }) => [path, kilobytes(brotliBytes), LOADED[interactive]]);
    lines.push('', table(['Page', 'Brotli', 'Loaded'], rows));
  }
  const compared = release?.kind === 'remote' ? await comparison(folder, release.name, pages, options) : null;
  if (compared) lines.push('', ...changeLines(compared));
  if (release) lines.push('', needsText(needs, isOfferKnown), ...ending);
  return {
    exitCode: passes ? 0 : 1,
    json: {
      status: passes ? 'passed' : 'failed',
      name: release?.name ?? null,
      version: release?.version ?? null,
      findings,
      pages,
      comparedWith: compared?.version ?? null,
      changes: compared?.changes ?? [],
      needs,
      isOfferKnown,
      ending,
    },
    text: lines.join('\n'),
  };
}

/** With the site of `--site`, else with the one that `MFE_URL` names, if it answers. */
async function comparison(dir: string, name: string, pages: readonly PageSize[], options: CommandOptions) {
  const url = options.site ?? process.env.MFE_URL;
  return url === undefined ? null : compareWithLive(gatewayOf({ ...options, url }), { dir, name, pages });
}

function changeLines({ version, changes }: LiveComparison): string[] {
  if (changes.length === 0) return [`Its pages weigh what those of ${version} do, which is live.`];
  const lines = changes.map(
    ({ page, bytes, why }) => `${signedKilobytes(bytes)} on ${page}${why === null ? '' : `: ${why}`}`,
  );
  return [`Beside ${version}, which is live:`, ...lines];
}

/** What the release calls of the API. Whether the site offers it is among the findings. */
function needsText(needs: readonly string[] | null, isOfferKnown: boolean | null): string {
  if (needs === null) return 'Which routes of the API it calls is not known: it was built before releases said so.';
  if (needs.length === 0) return 'It calls no route of the API.';
  const calls = `It calls ${needs.length} ${needs.length === 1 ? 'route' : 'routes'} of the API: ${needs.join(', ')}.`;
  return isOfferKnown === false ? `${calls} The site is an older one and does not say what it offers.` : calls;
}

/** A team may set itself a smaller budget than sites have, never a larger one, since sites would refuse the page. */
function budgetOf({ budget }: CommandOptions): number {
  if (budget === undefined) return PAGE_BUDGET_BYTES;
  const bytes = Number(budget) * 1000;
  if (bytes > 0 && bytes <= PAGE_BUDGET_BYTES) return bytes;
  const most = PAGE_BUDGET_BYTES / 1000;
  throw new ToolingError(`--budget takes a number of kB up to ${most} (the budget of sites), such as 150.`, {
    code: 'usage',
  });
}
