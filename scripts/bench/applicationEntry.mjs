/**
 * The entry of the single-page application, as text: every page that anybody may open, each loaded on its own when it
 * is first shown. `remotes` have the routes of their remote.config.ts and the pages of their release.json.
 */
export function applicationEntry({ mountFile, remotes }) {
  const pages = remotes.flatMap(({ name, dir, routes, released }) =>
    routes.filter(({ access }) => access === 'everyone').map((route) => bundledPage({ name, dir, route, released })),
  );
  return `import { mountApplication } from ${JSON.stringify(mountFile)};\nmountApplication([\n${pages.join('')}]);\n`;
}

function bundledPage({ name, dir, route, released }) {
  const { path, expose, exportName, title, access, navigation, lazyShared } = released.find(
    (page) => page.path === route.path && page.access === route.access,
  );
  const page = { path, expose, exportName, title, access, preload: [], ...(navigation ? { navigation } : {}) };
  // One name for both, so that the page and the API it needs arrive together.
  const chunk = `/* webpackChunkName: ${JSON.stringify(`${name}-${exportName}`)} */`;
  const module = `import(${chunk} ${JSON.stringify(`${dir}/${route.page.replace('./', '')}`)})`;
  const api = lazyShared.includes('@saltbush/contract/api') ? `import(${chunk} '@saltbush/contract/api')` : 'null';
  const load = `Promise.all([${module}, ${api}]).then(([m, api]) => ({ Page: m.${exportName}, api }))`;
  return `  { remote: ${JSON.stringify(name)}, page: ${JSON.stringify(page)}, load: () => ${load} },\n`;
}
