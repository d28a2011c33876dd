import { containerName, type HostRelease, type Release, type RemoteRelease } from '../release.ts';
import { contentId } from './contentId.ts';
import type { Finding } from './Finding.ts';
import { HOW_TO_REBUILD, MANIFEST_FILE, SERVER_FOLDER } from './manifest-file.ts';
import { claimOf } from './routeFindings.ts';

/** First segments at which the gateway answers itself; Express does not tell small letters from capitals. */
const GATEWAY_PATHS = /^\/(api|idp|mf|metrics|preview)(\/|$)/i;

/** What a manifest says about itself that cannot be. */
export function contradictionFindings(release: Release): Finding[] {
  const reasons = [
    ...pathReasons(release),
    ...(release.kind === 'remote' ? remoteReasons(release) : hostReasons(release)),
  ];
  const id = contentId(release);
  if (release.contentId !== id) reasons.push(`its contentId must be ${id}, by what the rest of it says`);
  return reasons.map((reason) => ({
    code: 'manifest-invalid',
    message: `${MANIFEST_FILE} is wrong: ${reason}. ${HOW_TO_REBUILD}`,
  }));
}

/** The files browsers are told to fetch: scripts, and what is only shown. */
function filesForBrowsers(release: Release): { scripts: string[]; others: string[] } {
  if (release.kind === 'host') {
    return { scripts: [release.entry, ...Object.values(release.lazyShared).flat()], others: release.fonts };
  }
  return {
    scripts: [release.entry, ...release.pages.flatMap(({ preload }) => preload)],
    others: release.pages.flatMap(({ image }) => image ?? []),
  };
}

function pathReasons(release: Release): string[] {
  const listed = new Set(release.files.map(({ path }) => path));
  const { scripts, others } = filesForBrowsers(release);
  const forBrowsers = [...new Set([...scripts, ...others])];
  const reasons = [...forBrowsers, release.serverBundle]
    .filter((path) => !listed.has(path))
    .map((path) => `it names ${path} but does not list it as a file`);
  for (const path of forBrowsers.filter((candidate) => candidate.startsWith(SERVER_FOLDER))) {
    reasons.push(`browsers need ${path}, but nothing under ${SERVER_FOLDER} is served to them`);
  }
  for (const path of new Set(scripts.filter((candidate) => !/\.m?js$/.test(candidate)))) {
    reasons.push(`browsers are to run ${path}, which is no script`);
  }
  if (!release.serverBundle.startsWith(SERVER_FOLDER)) reasons.push(`the server bundle must be under ${SERVER_FOLDER}`);
  return reasons;
}

function remoteReasons(release: RemoteRelease): string[] {
  const container = containerName(release.name, release.version);
  const reasons = release.container === container ? [] : [`the container must be named ${container}`];
  for (const { path } of release.pages.filter((page) => GATEWAY_PATHS.test(page.path))) {
    reasons.push(`no page can be at ${path}, where the gateway itself answers; choose another path`);
  }
  for (const claim of repeated(release.pages.map(claimOf))) {
    reasons.push(`it has two pages at ${claim}; give each its own path or access`);
  }
  for (const entry of repeated(
    release.pages.flatMap(({ navigation }) => (navigation ? [`"${navigation.label}" in ${navigation.menu}`] : [])),
  )) {
    reasons.push(`two of its pages put ${entry}; give each its own label`);
  }
  for (const key of Object.keys(release.uses ?? {}).filter((one) => !Object.hasOwn(release.requires, one))) {
    reasons.push(`it uses exports of ${key} without requiring it`);
  }
  return reasons;
}

function hostReasons({ provides, lazyShared, offers = {} }: HostRelease): string[] {
  return [...Object.keys(lazyShared), ...Object.keys(offers)]
    .filter((key) => !Object.hasOwn(provides, key))
    .map((key) => `it offers ${key} but provides no version of it`);
}

function repeated(items: readonly string[]): Set<string> {
  return new Set(items.filter((item, index) => items.indexOf(item) !== index));
}
