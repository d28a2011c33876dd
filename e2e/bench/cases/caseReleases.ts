import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { publish } from '../../platform/goLive.ts';
import { postJson } from '../../platform/postJson.ts';
import { restampRelease } from '../../platform/restampRelease.ts';
import { ROOT } from '../../platform/root.ts';
import type { Site } from '../../platform/startSite.ts';

/** Versions that the cases make live for a while. */
export const GOOD = '99.1.0';
/** Two versions whose pages cannot be made on the server. */
export const BROKEN = '99.2.0';
export const BROKEN_TOO = '99.3.0';
/** Never made live. */
export const PREVIEWED = '99.4.0';

/** The query with which pages of `BROKEN` fail. Without it they pass their trial. */
export const FAILING_QUERY = '?from=mail';

const NO_PAGE = `
  const { useLocation } = require('react-router-dom');
  const page = () => {
    if (useLocation().search === '${FAILING_QUERY}') throw new Error('This page cannot be made on the server');
    return null;
  };
  exports.pages = new Proxy({}, { get: () => page });
`;

/** Publishes what the cases need, without activating any of it. */
export async function publishCaseReleases(site: Site): Promise<void> {
  await publishAs(site, 'shell', GOOD);
  for (const version of [GOOD, PREVIEWED]) await publishAs(site, 'mf-quote', version);
  for (const name of ['mf-quote', 'mf-marketing']) {
    for (const version of [BROKEN, BROKEN_TOO]) {
      await publishAs(site, name, version, (code, path) => (path === 'server/index.cjs' ? NO_PAGE : code));
    }
  }
}

async function publishAs(
  site: Site,
  name: string,
  version: string,
  edit?: (code: string, path: string) => string,
): Promise<void> {
  const dist = join(ROOT, '.data/bench/cases', name);
  await rm(dist, { recursive: true, force: true });
  await cp(join(ROOT, name, 'dist'), dist, { recursive: true });
  await publish(site, name, await restampRelease({ dist, version, ...(edit && { edit }) }));
}

/** Makes a version live, for a share of the visitors where `percent` says so. */
export async function activate(site: Site, name: string, version: string, percent?: number): Promise<void> {
  const share = percent === undefined ? {} : { percent };
  await postJson(site, `/api/releases/${name}/activations`, {
    version,
    ...share,
    reason: 'Bench',
    watch: false,
    evenThoughWithdrawn: true,
  });
}

/** Makes an earlier version live again. */
export async function goBack(site: Site, name: string, version: string): Promise<void> {
  await postJson(site, `/api/releases/${name}/rollback`, { to: version, reason: 'Bench', evenThoughWithdrawn: true });
}
