import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readManifest } from '../config/readManifest.ts';
import { ToolingError } from '../errors.ts';
import type { RemoteNames } from './remoteNames.ts';
import { repositoryPackage } from './repository-package.data.ts';

const PACKAGE = join(import.meta.dirname, '../..');
const TEMPLATES = join(PACKAGE, 'templates');
const ENDING = '.template';

export interface NewRemote {
  dir: string;
  /** Whether it became a member of a workspace or stands alone. */
  place: 'workspace' | 'repository';
  /** Relative to `dir`. */
  files: string[];
}

/**
 * Writes a new remote into a folder of its name: one page with its test, ready to build; with `hasApi` also a service that
 * stores what the page sends.
 * @throws ToolingError `folder-taken`.
 */
export function createRemote(names: RemoteNames, parent: string, { hasApi = false } = {}): NewRemote {
  const dir = join(parent, names.name);
  if (existsSync(dir)) {
    throw new ToolingError(`${dir} is there already. Choose another name, or remove that folder first.`, {
      code: 'folder-taken',
    });
  }
  const place = placeOf(parent);
  // Of files with one name the last one counts.
  const sources = ['remote', ...(place === 'repository' ? ['repository'] : []), ...(hasApi ? ['api'] : [])];
  const values = valuesFor(names, { place, hasApi });
  const files = sources.flatMap((source) =>
    templateFiles(join(TEMPLATES, source)).map((template) => {
      const file = fileName(template, names);
      const text = filled(readFileSync(join(TEMPLATES, source, template), 'utf8'), values);
      write(join(dir, file), file === 'package.json' && place === 'repository' ? withToolchain(text, hasApi) : text);
      return file;
    }),
  );
  return { dir, place, files: [...new Set(files)].sort() };
}

/** A member of a workspace if npm would count a new folder here as one. */
export function placeOf(parent: string): NewRemote['place'] {
  if (!existsSync(join(parent, 'package.json'))) return 'repository';
  return (readManifest(parent).workspaces ?? []).includes('mf-*') ? 'workspace' : 'repository';
}

interface Kind extends Pick<NewRemote, 'place'> {
  hasApi: boolean;
}

function valuesFor(names: RemoteNames, { place, hasApi }: Kind): Record<string, string> {
  const { version } = readManifest(PACKAGE);
  const isInside = place === 'workspace';
  return {
    ...names,
    packageName: isInside ? `@saltbush/${names.name}` : names.name,
    saltbushRange: isInside ? version : `^${version}`,
    prefix: `/api/${names.feature}`,
    commands: commandsFor(names.name, { place, hasApi }).map(row).join('\n'),
  };
}

const REPOSITORY_COMMANDS: readonly [command: string, effect: string][] = [
  ['npm install', 'installs what it needs, once'],
  ['npm test', 'its tests'],
  ['npm run types', 'its types'],
  ['npx mfe dev --site URL', 'shows it inside a running site, to you alone, while you work'],
  ['npx mfe build --release', 'its release, in `dist/`'],
  ['npx mfe check --site URL', 'whether that site would take it'],
  ['npx mfe publish', 'uploads it; nobody sees it yet'],
  ['npx mfe upgrade --site URL', 'moves it to the packages that the host of that site was built with'],
];

function commandsFor(name: string, { place, hasApi }: Kind): typeof REPOSITORY_COMMANDS {
  const commands = place === 'workspace' ? workspaceCommands(name) : REPOSITORY_COMMANDS;
  return hasApi ? [...commands, ['npm test --prefix service', 'the tests of its service']] : commands;
}

function workspaceCommands(name: string): typeof REPOSITORY_COMMANDS {
  return [
    ['npm start', 'the whole site, this remote in it'],
    [`npm run dev -- ${name}`, 'the site with this remote served from source'],
    [`npm run test:unit -- ${name}`, 'its tests'],
    [`npx mfe build ${name}`, 'its release in `dist/`'],
  ];
}

function row([command, effect]: readonly [string, string]): string {
  return `| \`${command}\` | ${effect} |`;
}

function withToolchain(text: string, hasApi: boolean): string {
  const manifest = JSON.parse(text) as Record<'devDependencies' | 'peerDependencies', Record<string, string>>;
  const { scripts, devDependencies } = repositoryPackage;
  // Yarn installs no peers of the repository itself. The packages of the site are added with the site.
  const peers = Object.entries(manifest.peerDependencies).filter(([name]) => !name.startsWith('@saltbush/'));
  const all = { ...manifest.devDependencies, ...devDependencies, ...Object.fromEntries(peers) };
  // One installation for page and service.
  const members = hasApi ? { workspaces: ['service'] } : {};
  const { test } = scripts;
  const both = hasApi ? { ...scripts, test: `${test} && npm test --workspace service` } : scripts;
  return `${JSON.stringify({ ...manifest, ...members, scripts: both, devDependencies: all }, null, 2)}\n`;
}

function templateFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith(ENDING));
}

function fileName(template: string, { feature, page }: RemoteNames): string {
  const path = template.slice(0, -ENDING.length).replace('__feature__', feature).replaceAll('__page__', page);
  // npm does not pack a file with its real name.
  return path === 'gitignore' ? '.gitignore' : path;
}

function filled(text: string, values: Record<string, string>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (mark, key: string) => values[key] ?? mark);
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
