import { entryOfKey, shareKey } from '../contract-keys.ts';
import { containerName, MOST_PRELOADED, type Release, type RemoteRelease } from '../release.ts';
import { areaMessages } from './areaMessages.ts';
import { comparedLabel } from './comparedLabel.ts';
import { contentId } from './contentId.ts';
import type { Finding } from './Finding.ts';
import { HOW_TO_REBUILD, MANIFEST_FILE, SERVER_FOLDER } from './manifest-file.ts';
import { repeated } from './repeated.ts';
import { claimOf } from './routeFindings.ts';
import { slotMessages } from './slotMessages.ts';

/** Refuses a manifest whose fields contradict one another. */
export function contradictionFindings(release: Release): Finding[] {
  const reasons = [...pathReasons(release), ...kindReasons(release)];
  const id = contentId(release);
  if (release.contentId !== id) reasons.push(`its contentId must be ${id}, computed from the rest of the manifest`);
  const messages = [
    ...reasons.map((reason) => `${MANIFEST_FILE} is wrong: ${reason}. ${HOW_TO_REBUILD}`),
    ...(release.kind === 'remote'
      ? [...pageMessages(release), ...areaMessages(release), ...slotMessages(release)]
      : []),
  ];
  return messages.map((message) => ({ code: 'manifest-invalid', message }));
}

/** The files browsers are told to fetch, scripts apart from the rest. */
function filesForBrowsers(release: Release): { scripts: string[]; others: string[] } {
  if (release.kind === 'host') {
    const { entry, frame, workFrame = [], slotScripts = [], lazyShared, fonts } = release;
    const scripts = [
      entry,
      ...(frame ? [frame] : []),
      ...workFrame,
      ...slotScripts,
      ...Object.values(lazyShared).flat(),
    ];
    return { scripts, others: fonts };
  }
  return {
    scripts: [release.entry, ...[...release.pages, ...(release.parts ?? [])].flatMap(({ preload }) => preload)],
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
    reasons.push(`browsers need ${path}, but files under ${SERVER_FOLDER} are never served to them`);
  }
  for (const path of new Set(scripts.filter((candidate) => !/\.m?js$/.test(candidate)))) {
    reasons.push(`browsers are told to run ${path}, which is not a script`);
  }
  if (!release.serverBundle.startsWith(SERVER_FOLDER)) reasons.push(`the server bundle must be under ${SERVER_FOLDER}`);
  return reasons;
}

function kindReasons(release: Release): string[] {
  if (release.kind === 'host') {
    const { provides, lazyShared, offers = {} } = release;
    const unknown = [...Object.keys(lazyShared), ...Object.keys(offers)].filter((key) => !Object.hasOwn(provides, key));
    const misplaced = Object.entries(provides).filter(([key, version]) => key !== shareKey(entryOfKey(key), version));
    return [
      ...unknown.map((key) => `it offers exports of ${key} but does not say which version it provides`),
      ...misplaced.map(([key, version]) => `it provides ${key} in version ${version}, which has another key`),
    ];
  }
  const { uses = {}, requires } = release;
  const container = containerName(release.name, release.version);
  return [
    ...(release.container === container ? [] : [`the container must be named ${container}`]),
    ...Object.keys(uses)
      .filter((key) => !Object.hasOwn(requires, key))
      .map((key) => `it uses exports of ${key} without requiring it`),
  ];
}

/** Contradictions that the team has to correct in `remote.config.ts`. */
function pageMessages({ pages, parts = [] }: RemoteRelease): string[] {
  const entries = pages.flatMap(({ navigation }) =>
    navigation ? [`"${comparedLabel(navigation.label)}" into the menu ${navigation.menu}`] : [],
  );
  return [
    ...pages
      .filter(({ render, interactive }) => render === 'client' && interactive !== undefined)
      .map(
        ({ path }) =>
          `The page at ${path} is rendered by the browser, so it cannot be without its host. Leave out interactive.`,
      ),
    ...parts
      .filter(
        ({ render, access, interactive }) =>
          interactive !== undefined && (render === 'client' || access !== 'everyone'),
      )
      .map(
        ({ slot }) =>
          `The part for ${slot} needs its script, unless the server renders it for everyone. Leave out interactive.`,
      ),
    ...pages
      .filter(({ preload }) => preload.length > MOST_PRELOADED)
      .map(
        ({ path, preload }) =>
          `The page at ${path} needs ${preload.length} files before it shows, and a page may name ${MOST_PRELOADED}. ` +
          'Let the build split it into fewer, larger files.',
      ),
    ...[...repeated(pages.map(claimOf))].map(
      (claim) => `Two pages are at ${claim}. Give each its own path or access in remote.config.ts.`,
    ),
    ...[...repeated(entries)].map((entry) => `Two pages put ${entry}. Give each its own label in remote.config.ts.`),
  ];
}
