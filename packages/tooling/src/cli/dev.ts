import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { loadProject, type Project } from '../config/loadProject.ts';
import { startDevServer } from '../dev/startDevServer.ts';
import { hasService, startService } from '../dev/startService.ts';
import { startTypeChecks } from '../dev/startTypeChecks.ts';
import { ToolingError } from '../errors.ts';
import type { CommandResult } from './CommandResult.ts';
import { devOnSite } from './devOnSite.ts';
import type { CommandOptions } from './parseCommand.ts';
import { stopSignal } from './stopSignal.ts';

const DEFAULT_SITE = 'http://localhost:3000';
/** How far the ports of services are from that of the development server. */
const SERVICES_AFTER = 100;

/** Serves remotes from source until stopped; with `--site`, shows one remote inside that site. */
export async function dev(names: string[], options: CommandOptions): Promise<CommandResult> {
  const projects = projectsNamed(names);
  if (options.site !== undefined) {
    const [project, ...others] = projects;
    if (!project || others.length > 0) {
      throw new ToolingError('A site shows one working copy at a time: mfe dev mf-quote --site URL.', {
        code: 'usage',
      });
    }
    return devOnSite(project, options);
  }
  const port = Number(options.port ?? process.env.DEV_SERVER_PORT ?? 3100);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new ToolingError('--port takes a port number, such as --port 3100.', { code: 'usage' });
  }
  const say = (line: string) => process.stderr.write(`${line}\n`);
  const siteUrl = process.env.MFE_URL ?? DEFAULT_SITE;
  const withService = projects.filter(({ dir }) => hasService(dir));
  const services = await Promise.all(
    withService.map(({ dir, config }, index) =>
      startService(dir, {
        port: port + SERVICES_AFTER + index,
        siteUrl,
        say: (line) => say(`${config.name}: ${line}`),
      }),
    ),
  );
  const server = await startDevServer(projects, { port, onBuild: say, checkTypes: startTypeChecks });
  const served = projects.map(({ config }) => config.name).join(',');
  say(`Serving ${served} at ${server.url}.`);
  say(`The gateway shows them when started with DEV_SERVER_URL=${server.url} DEV_REMOTES=${served}`);
  const signal = await stopSignal();
  await Promise.all([server.close(), ...services.map(({ stop }) => stop())]);
  return { exitCode: 0, json: { status: 'stopped', signal }, text: `Stopped by ${signal}.` };
}

/** The named remotes below the current folder; without names, the one in this folder or else all below it. */
function projectsNamed(names: string[]): Project[] {
  const here = process.cwd();
  if (names.length > 0) return names.map((name) => loadProject(join(here, name)));
  const remotes = readdirSync(here).filter((name) => /^mf-/.test(name));
  return remotes.length > 0 ? remotes.map((name) => loadProject(join(here, name))) : [loadProject(here)];
}
