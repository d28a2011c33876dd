import { dirname, join } from 'node:path';
import { type ContractSurface, parseSurface } from '@saltbush/contract/gate';
import { readManifest } from '../config/readManifest.ts';
import { contractVersion } from '../contractVersion.ts';
import { ToolingError } from '../errors.ts';
import { contractSurface } from '../release/contractSurface.ts';
import { readRelease } from '../release/readRelease.ts';
import { placeOf } from '../scaffold/createRemote.ts';
import { editManifest } from '../site-packages/editManifest.ts';
import { keepPackages } from '../site-packages/keepPackages.ts';
import { namedIn, outdatedFiles, packageEntries } from '../site-packages/packageEntries.ts';
import { type Pulled, pullPackages } from '../site-packages/pullPackages.ts';
import { readTar } from '../site-packages/readTar.ts';
import { hasRegistry } from '../site-packages/registry.ts';
import { type SurfaceChange, surfaceChanges } from '../site-packages/surfaceChanges.ts';
import { upgradedManifest } from '../site-packages/upgradedManifest.ts';
import type { CommandResult } from './CommandResult.ts';
import { installCommand } from './installCommand.ts';
import { outdatedLines } from './outdatedLines.ts';
import { outFolder } from './outFolder.ts';
import type { CommandOptions } from './parseCommand.ts';
import { siteOf } from './siteOf.ts';

const CONTRACT = '@saltbush/contract';

/** `mfe upgrade`: moves a remote to the packages of a site's live host, and says what differs in the contract. */
export async function upgrade(options: CommandOptions): Promise<CommandResult> {
  const dir = process.cwd();
  if (placeOf(dirname(dir)) === 'workspace') {
    const message = 'A remote here is built with the packages of this repository, so it has no others to move to.';
    throw new ToolingError(message, { code: 'usage' });
  }
  const site = siteOf(options);
  const out = outFolder(options.out);
  const manifest = readManifest(dir);
  const [from, before] = [contractVersion(dir), contractSurface(dir)];
  const pulled = await pullPackages(site);
  const contract = pulled.packages.find(({ name }) => name === CONTRACT);
  const changes = surfaceChanges(before, surfaceIn(contract?.archive), usesOfLastBuild(dir));
  const named = namedIn(manifest, pulled.packages);
  const kept = hasRegistry(dir)
    ? named.map(({ name, version }) => ({ name, version, file: null }))
    : keepPackages(named, dir, out);
  const files = kept.flatMap(({ file }) => file ?? []);
  const outdated = outdatedFiles(packageEntries(manifest, kept));
  editManifest(dir, upgradedManifest(manifest, kept));
  const to = contract?.version ?? from;
  const text = [
    `${manifest.name} moves from contract ${from} to ${to}, of shell ${pulled.host} at ${site}.`,
    ...changeLines(changes),
    '',
    ...(files.length > 0 ? ['package.json and these files are changed; commit them together:'] : []),
    ...files.map((file) => `  ${file}`),
    ...(files.length > 0 ? [] : ['package.json is changed; commit it with the lockfile.']),
    ...outdatedLines(outdated),
    '',
    'Next:',
    ...[
      installCommand(kept),
      'npm test',
      'npm run types',
      'npx mfe build --release',
      `npx mfe check --site ${site}`,
    ].map((command) => `  ${command}`),
  ];
  const json = { site, host: pulled.host, contract: { from, to }, changes, packages: kept };
  return { exitCode: 0, json, text: text.join('\n') };
}

function surfaceIn(archive: Pulled['packages'][number]['archive'] | undefined): ContractSurface {
  try {
    const text = archive && readTar(archive)?.get('package/surface.json')?.toString('utf8');
    return parseSurface(JSON.parse(text ?? ''));
  } catch (cause) {
    const message = 'The contract of the site has no surface.json that this command can read. Nothing was changed.';
    throw new ToolingError(message, { code: 'package-damaged', cause });
  }
}

/** Null when nothing was built, or with a command that did not note it yet. */
function usesOfLastBuild(dir: string): Record<string, Record<string, string>> | null {
  try {
    const { release } = readRelease(join(dir, 'dist'));
    return release.kind === 'remote' ? (release.uses ?? null) : null;
  } catch {
    return null;
  }
}

const SAID = {
  removed: 'is gone',
  changed: 'has another form',
  compatible: 'has another form, in which what was written for the earlier one works',
  added: 'is new',
} as const;

function changeLines(changes: readonly SurfaceChange[]): string[] {
  if (changes.length === 0) return ['Its exports are the same, in the same forms.'];
  const isKnown = changes.every(({ isUsed }) => isUsed !== null);
  return [
    isKnown ? 'What differs in its exports:' : 'What differs in its exports (what you use is known after mfe build):',
    ...changes.map(({ entry, name, change, isUsed }) => {
      return `  ${name} of ${entry} ${SAID[change]}${isUsed ? ': your last build uses it' : ''}`;
    }),
  ];
}
