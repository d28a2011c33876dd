import { type readScript, routeNames, SERVER_FOLDER, searchRoutes } from '@saltbush/contract/gate';
import type { ApiNeeds, RemoteRelease } from '@saltbush/contract/release';
import { ToolingError } from '../errors.ts';
import type { BuiltFile } from '../webpack/BuiltFile.ts';

interface Build extends Pick<RemoteRelease, 'api' | 'search'> {
  files: readonly BuiltFile[];
  /** The form of each route that the build's packages know. */
  forms: ReadonlyMap<string, string>;
  read: typeof readScript;
}

/**
 * The routes of the gateway that the scripts for browsers call, and those that the host searches with for the remote,
 * each with its form. Calls are found in what was built, so
 * that a call is never forgotten, and one that was removed is not needed any more. The gate reads the scripts in the same
 * way when the release is published.
 * @throws ToolingError `build-failed` for a route that no package knows.
 */
export function neededRoutes({ files, forms, read, api, search }: Build): ApiNeeds {
  const scripts = files.filter(({ path }) => path.endsWith('.js') && !path.startsWith(SERVER_FOLDER));
  const readings = scripts.map(({ path, content }) => read(path, content.toString('utf8')));
  const words = readings.flatMap((reading) => (reading.status === 'read' ? [...reading.words] : []));
  return Object.fromEntries(
    routeNames([...words, ...searchRoutes(search)], api ? { api } : {}).map((route) => {
      const form = forms.get(route);
      if (form !== undefined) return [route, form];
      const message =
        `The build calls ${route}, which no package in it describes. Correct the name of the route, or install the ` +
        'package whose surface has it.';
      throw new ToolingError(message, { code: 'build-failed' });
    }),
  );
}
