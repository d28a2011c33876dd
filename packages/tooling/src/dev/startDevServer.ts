import { join } from 'node:path';
import { promisify } from 'node:util';
import { releaseUrl } from '@saltbush/contract/release';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import type { Project } from '../config/loadProject.ts';
import { ToolingError } from '../errors.ts';
import { releaseConfigurations } from '../webpack/releaseConfigurations.ts';
import { buildDevHost } from './buildDevHost.ts';
import { createSaves, SAVES_PATH } from './createSaves.ts';
import { DevBuilds } from './DevBuilds.ts';
import { DEV_VERSION } from './dev-version.ts';
import { devRequests } from './devRequests.ts';
import { freePort } from './freePort.ts';
import { pagesFirst } from './pagesFirst.ts';
import { SavesPlugin } from './SavesPlugin.ts';
import type { TypeChecks } from './startTypeChecks.ts';
import { warmUp } from './warmUp.ts';
import { WRITTEN_MS } from './written-ms.ts';

export interface DevServer {
  url: string;
  close(): Promise<void>;
}

interface Options {
  port: number;
  onBuild: (line: string) => void;
  checkTypes?: TypeChecks;
}

/**
 * Builds the remotes from source, again on every change, and serves them under `/mf/<name>/dev/` with a release.json
 * of the last good build. A gateway started with DEV_SERVER_URL and DEV_REMOTES uses them. With the host among the
 * projects, it serves a development build of it too, and open pages take saves over as they stand.
 * @throws ToolingError `port-taken`, or `build-failed` for the host.
 */
export async function startDevServer(
  projects: readonly Project[],
  { port: wantedPort, onBuild, checkTypes }: Options,
): Promise<DevServer> {
  const port = wantedPort === 0 ? await freePort() : wantedPort;
  const hosts = await Promise.all(projects.filter(({ config }) => config.kind === 'host').map(buildDevHost));
  const hasSaves = hosts.length > 0;
  const remotes = projects.filter(({ config }) => config.kind === 'remote');
  const targets = remotes.map((project) => ({
    project,
    version: DEV_VERSION,
    mode: 'development' as const,
    outputDir: join(project.dir, 'dist', 'dev'),
    ...(hasSaves && { saves: { address: `ws://localhost:${port}${SAVES_PATH}` } }),
  }));
  const compiler = webpack(targets.flatMap((target) => releaseConfigurations(target).map(watched)));
  const builds = new DevBuilds({ targets, onBuild, built: hosts.map(({ release }) => release) });
  builds.watch(compiler);
  const saves = new Map<string, SavesPlugin>();
  const devServer = new WebpackDevServer(
    {
      port,
      host: 'localhost',
      // The site's policy and its slots are not what webpack's own client expects: `page/hotRemote.ts` is ours.
      hot: false,
      liveReload: false,
      client: false,
      webSocketServer: hasSaves && { type: 'ws', options: { path: SAVES_PATH } },
      static: hosts.map(({ release, outputDir }) => ({
        directory: outputDir,
        publicPath: releaseUrl(release.name, DEV_VERSION),
        watch: false,
      })),
      devMiddleware: { stats: 'none', writeToDisk: false, index: false },
      headers: { 'access-control-allow-origin': '*' },
      setupMiddlewares: (middlewares) => [devRequests(builds, saves), ...middlewares],
      setupExitSignals: false,
    },
    compiler,
  );
  const channel = createSaves(devServer);
  remotes.forEach(({ config }, index) => {
    const [client, server] = compiler.compilers.slice(2 * index);
    if (!client || !server || !hasSaves) return;
    const plugin = new SavesPlugin(config.name, channel.tell);
    plugin.apply(client);
    saves.set(config.name, plugin);
    pagesFirst(server);
    warmUp(client);
  });
  await start(devServer, port);
  channel.open();
  const stops = remotes.map(({ dir, config: { name } }) => checkTypes?.(dir, (found) => builds.noteTypes(name, found)));
  return {
    url: `http://localhost:${port}`,
    async close() {
      await Promise.all(stops.map((stop) => stop?.()));
      await close(devServer, compiler);
    },
  };
}

/** DevBuilds prints one line per build; webpack would print the same for every bundle. */
function watched(configuration: webpack.Configuration): webpack.Configuration {
  return { ...configuration, stats: 'none', watchOptions: { aggregateTimeout: WRITTEN_MS } };
}

async function start(server: WebpackDevServer, port: number): Promise<void> {
  try {
    await server.start();
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw cause;
    throw new ToolingError(`Port ${port} is taken. Give another one with --port.`, { code: 'port-taken', cause });
  }
}

async function close(server: WebpackDevServer, compiler: webpack.MultiCompiler): Promise<void> {
  await server.stop();
  await promisify(compiler.close.bind(compiler))();
}
