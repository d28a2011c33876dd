import { join } from 'node:path';
import { promisify } from 'node:util';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import type { Project } from '../config/loadProject.ts';
import { ToolingError } from '../errors.ts';
import { releaseConfigurations } from '../webpack/releaseConfigurations.ts';
import { DevBuilds } from './DevBuilds.ts';
import { DEV_VERSION } from './dev-version.ts';
import { devRequests } from './devRequests.ts';
import type { TypeChecks } from './startTypeChecks.ts';

export interface DevServer {
  url: string;
  close(): Promise<void>;
}

/**
 * Builds the projects from source, again on every change, and serves them under `/mf/<name>/dev/` with a release.json
 * of the last good build. A gateway started with DEV_SERVER_URL and DEV_REMOTES uses them.
 * @throws ToolingError `port-taken`.
 */
export async function startDevServer(
  projects: readonly Project[],
  { port, onBuild, checkTypes }: { port: number; onBuild: (line: string) => void; checkTypes?: TypeChecks },
): Promise<DevServer> {
  const targets = projects.map((project) => ({
    project,
    version: DEV_VERSION,
    mode: 'development' as const,
    outputDir: join(project.dir, 'dist', 'dev'),
  }));
  const compiler = webpack(targets.flatMap((target) => releaseConfigurations(target).map(withoutConsole)));
  const builds = new DevBuilds(targets, onBuild);
  builds.watch(compiler);
  const server = new WebpackDevServer(
    {
      port,
      host: 'localhost',
      // The gateway's policy lets pages connect only to their own origin, so they poll through the gateway.
      hot: false,
      liveReload: false,
      client: false,
      webSocketServer: false,
      static: false,
      devMiddleware: { stats: 'none', writeToDisk: false, index: false },
      headers: { 'access-control-allow-origin': '*' },
      setupMiddlewares: (middlewares) => [devRequests(builds), ...middlewares],
      setupExitSignals: false,
    },
    compiler,
  );
  await start(server, port);
  const stops = projects.map(({ dir, config: { name } }) =>
    checkTypes?.(dir, (found) => builds.noteTypes(name, found)),
  );
  return {
    url: `http://localhost:${portOf(server) ?? port}`,
    async close() {
      await Promise.all(stops.map((stop) => stop?.()));
      await close(server, compiler);
    },
  };
}

/** DevBuilds prints one line per build; webpack would print the same for every bundle. */
function withoutConsole(configuration: webpack.Configuration): webpack.Configuration {
  return { ...configuration, stats: 'none' };
}

async function start(server: WebpackDevServer, port: number): Promise<void> {
  try {
    await server.start();
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw cause;
    throw new ToolingError(`Port ${port} is taken. Give another one with --port.`, { code: 'port-taken', cause });
  }
}

/** The port in use; for port 0 the system chose it. */
function portOf({ server }: WebpackDevServer): number | undefined {
  const address = server?.address();
  return typeof address === 'object' ? address?.port : undefined;
}

async function close(server: WebpackDevServer, compiler: webpack.MultiCompiler): Promise<void> {
  await server.stop();
  await promisify(compiler.close.bind(compiler))();
}
