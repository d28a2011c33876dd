import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { loadProject, type Project } from '../config/loadProject.ts';
import { startDevServer } from '../dev/startDevServer.ts';
import { ToolingError } from '../errors.ts';
import type { CommandResult } from './CommandResult.ts';
import type { CommandOptions } from './parseCommand.ts';

/** Serves remotes from source until it is told to stop. */
export async function dev(names: string[], options: CommandOptions): Promise<CommandResult> {
  const projects = projectsNamed(names);
  const port = Number(options.port ?? process.env.DEV_SERVER_PORT ?? 3100);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new ToolingError('--port takes a port number, such as --port 3100.', { code: 'usage' });
  }
  const say = (line: string) => process.stderr.write(`${line}\n`);
  const server = await startDevServer(projects, { port, onBuild: say });
  const served = projects.map(({ config }) => config.name).join(',');
  say(`Serving ${served} at ${server.url}.`);
  say(`The gateway shows them when started with DEV_SERVER_URL=${server.url} DEV_REMOTES=${served}`);
  const signal = await stopSignal();
  await server.close();
  return { exitCode: 0, json: { status: 'stopped', signal }, text: `Stopped by ${signal}.` };
}

/** The named remotes below the current folder; without a name, this folder's own or else all of them. */
function projectsNamed(names: string[]): Project[] {
  const here = process.cwd();
  if (names.length > 0) return names.map((name) => loadProject(join(here, name)));
  const remotes = readdirSync(here).filter((name) => /^mf-/.test(name));
  return remotes.length > 0 ? remotes.map((name) => loadProject(join(here, name))) : [loadProject(here)];
}

function stopSignal(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve(signal));
  });
}
