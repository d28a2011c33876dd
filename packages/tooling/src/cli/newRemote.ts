import { relative } from 'node:path';
import { readManifest } from '../config/readManifest.ts';
import { ToolingError } from '../errors.ts';
import { createRemote, placeOf } from '../scaffold/createRemote.ts';
import { remoteNames } from '../scaffold/remoteNames.ts';
import { editManifest } from '../site-packages/editManifest.ts';
import { keepPackages } from '../site-packages/keepPackages.ts';
import { namedIn, packageEntries, withEntries } from '../site-packages/packageEntries.ts';
import { pullPackages } from '../site-packages/pullPackages.ts';
import { nameRegistry } from '../site-packages/registry.ts';
import type { CommandResult } from './CommandResult.ts';
import { outFolder } from './outFolder.ts';
import type { CommandOptions } from './parseCommand.ts';
import { siteOf } from './siteOf.ts';

/**
 * `mfe new mf-tracking`: makes a folder with a remote of one page; with `--api` also its service, with `--site` also the
 * packages that it needs.
 */
export async function newRemote(name: string, options: CommandOptions): Promise<CommandResult> {
  const { path, title, site, api: hasApi = false, registry: takesFromRegistry = false } = options;
  const names = remoteNames(name, { path, title });
  if (site !== undefined && placeOf(process.cwd()) === 'workspace') {
    const message = 'A remote here is built with the packages of this repository. Leave out --site.';
    throw new ToolingError(message, { code: 'usage' });
  }
  if (takesFromRegistry && site === undefined) {
    throw new ToolingError('Whose registry? Name the site: --site https://www.example.com --registry.', {
      code: 'usage',
    });
  }
  // Fetched first, so that a site that does not answer leaves no half-made folder.
  const pulled = site === undefined ? null : await pullPackages(siteOf(options));
  const { dir, place, files } = createRemote(names, process.cwd(), { hasApi });
  const manifest = readManifest(dir);
  const named = namedIn(manifest, pulled?.packages ?? []);
  const kept = takesFromRegistry
    ? named.map(({ name: of, version }) => ({ name: of, version, file: null }))
    : keepPackages(named, dir, outFolder());
  if (kept.length > 0) editManifest(dir, withEntries(manifest, packageEntries(manifest, kept)));
  const here = relative(process.cwd(), dir);
  const setting = takesFromRegistry ? [nameRegistry(dir, siteOf(options))] : [];
  const all = [...files, ...kept.flatMap(({ file }) => file ?? []), ...setting];
  const next =
    place === 'workspace'
      ? [`npm run dev -- ${name}`, `npx mfe build ${name} && npx mfe publish ${name}`]
      : [`cd ${here}`, ...installation(dir, kept.length > 0), 'npm test', `npx mfe dev --site ${site ?? 'URL'}`];
  const text = [
    `${name} is made, with one page at ${names.path}${hasApi ? ' and a service' : ''}:`,
    ...all.map((file) => `  ${here}/${file}`),
    '',
    'Next:',
    ...next.map((command) => `  ${command}`),
  ].join('\n');
  return { exitCode: 0, json: { ...names, dir, place, files: all }, text };
}

/** The platform's packages are in no public registry, so they come from the site. */
function installation(dir: string, hasPackages: boolean): string[] {
  if (hasPackages) return ['npm install'];
  const mfe = relative(dir, process.argv[1] ?? 'mfe');
  return [`node ${mfe} contract pull --site URL`, 'npm install ./vendor/*.tar'];
}
