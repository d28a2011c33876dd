import { relative } from 'node:path';
import { createRemote } from '../scaffold/createRemote.ts';
import { remoteNames } from '../scaffold/remoteNames.ts';
import type { CommandResult } from './CommandResult.ts';
import type { CommandOptions } from './parseCommand.ts';

/** `mfe new mf-tracking`: makes a folder with a remote of one page. */
export async function newRemote(name: string, { path, title }: CommandOptions): Promise<CommandResult> {
  const names = remoteNames(name, { path, title });
  const { dir, place, files } = createRemote(names, process.cwd());
  const here = relative(process.cwd(), dir);
  const next =
    place === 'workspace'
      ? [`npm run dev -- ${name}`, `npx mfe build ${name} && npx mfe publish ${name}`]
      : [`cd ${here}`, 'npm install', 'npm test', 'npx mfe dev --site URL'];
  const text = [
    `${name} is made, with one page at ${names.path}:`,
    ...files.map((file) => `  ${here}/${file}`),
    '',
    'Next:',
    ...next.map((command) => `  ${command}`),
  ].join('\n');
  return { exitCode: 0, json: { ...names, dir, place, files }, text };
}
