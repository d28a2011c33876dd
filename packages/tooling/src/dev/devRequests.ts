import type { IncomingMessage, ServerResponse } from 'node:http';
import { releaseUrl } from '@saltbush/contract/release';
import type { DevBuilds } from './DevBuilds.ts';
import { DEV_VERSION } from './dev-version.ts';
import type { SavesPlugin } from './SavesPlugin.ts';

type Next = () => void;

/**
 * Answers release.json, failures.json and the scripts of updates. Webpack's middleware serves the files of a build under its
 * own path.
 */
export function devRequests(builds: DevBuilds, saves: ReadonlyMap<string, Pick<SavesPlugin, 'script'>>) {
  return (request: IncomingMessage, response: ServerResponse, next: Next): void => {
    const [, name, file] = /^\/mf\/([^/]+)\/(?:dev|0\.0\.0-dev[^/]*)\/([^?]+)/.exec(request.url ?? '') ?? [];
    if (!name || !file) {
      next();
      return;
    }
    const script = saves.get(name)?.script(file);
    if (script) {
      response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' }).end(script);
    } else if (file === 'release.json') {
      answer(response, builds.latest(name)?.release);
    } else if (file === 'failures.json') {
      answer(response, { failures: builds.failures(name) });
    } else {
      request.url = releaseUrl(name, DEV_VERSION, file);
      next();
    }
  };
}

function answer(response: ServerResponse, document: object | undefined): void {
  response.writeHead(document ? 200 : 404, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(document ?? { message: 'There is no good build yet.' }));
}
