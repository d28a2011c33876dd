import type { BuildsReport } from '@saltbush/contract/release-api';
import type { RequestHandler } from 'express';
import type { ReleaseStore } from '../releases/ReleaseStore.ts';
import type { Overrides } from './createOverrides.ts';

interface Dependencies {
  releases: Pick<ReleaseStore, 'builds'>;
  overrides: Pick<Overrides, 'browserOf' | 'store'>;
}

/** `GET /api/site/builds`: what is under development in this browser. For every other browser that is nothing. */
export function answerBuilds({ releases, overrides }: Dependencies): RequestHandler {
  return async (request, response) => {
    const { builds, failures }: BuildsReport = releases.builds() ?? { builds: {}, failures: [] };
    const browser = overrides.browserOf(request);
    const ofCopies = browser === null ? [] : await overrides.store.failuresOf(browser);
    const report: BuildsReport = { builds, failures: [...failures, ...ofCopies] };
    response.set({ 'cache-control': 'no-store', vary: 'cookie' }).json(report);
  };
}
