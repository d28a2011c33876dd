import { existsSync } from 'node:fs';
import { readManifest } from '../config/readManifest.ts';
import { ToolingError } from '../errors.ts';
import { editManifest } from '../site-packages/editManifest.ts';
import { keepPackages } from '../site-packages/keepPackages.ts';
import { outdatedFiles, packageEntries, withEntries } from '../site-packages/packageEntries.ts';
import { pullPackages } from '../site-packages/pullPackages.ts';
import type { CommandResult } from './CommandResult.ts';
import { entryRows } from './entryRows.ts';
import { installCommand } from './installCommand.ts';
import { outdatedLines } from './outdatedLines.ts';
import { outFolder } from './outFolder.ts';
import type { CommandOptions } from './parseCommand.ts';
import { siteOf } from './siteOf.ts';

/**
 * `mfe contract pull`: fetches the packages that a site's live host was built with. It changes package.json only where
 * that names a file already.
 */
export async function contract(action: string, options: CommandOptions): Promise<CommandResult> {
  if (action !== 'pull') {
    throw new ToolingError(`mfe contract has no "${action}". Write mfe contract pull.`, { code: 'usage' });
  }
  const site = siteOf(options);
  const folder = outFolder(options.out);
  const dir = process.cwd();
  const { host, packages } = await pullPackages(site);
  const kept = keepPackages(packages, dir, folder);
  const manifest = existsSync('package.json') ? readManifest(dir) : null;
  const entries = packageEntries(manifest ?? {}, kept);
  const edited = entries.filter(({ present }) => present?.startsWith('file:'));
  const others = entries.filter((entry) => !edited.includes(entry));
  if (manifest && edited.some(({ wanted, present }) => wanted !== present)) {
    editManifest(dir, withEntries(manifest, edited));
  }
  const text = [
    `What shell ${host} of ${site} was built with:`,
    ...kept.flatMap(({ file }) => (file === null ? [] : [`  ${file}`])),
    ...(edited.length > 0 ? ['', 'package.json names these files:', ...entryRows(edited)] : []),
    ...outdatedLines(outdatedFiles(edited)),
    ...(others.length > 0 ? ['', 'Put into package.json:', ...entryRows(others)] : []),
    '',
    'Next:',
    `  ${installCommand(kept)}`,
  ];
  return { exitCode: 0, json: { site, host, packages: kept, edited, missing: others }, text: text.join('\n') };
}
