import { Refusal } from '@saltbush/capability/refusal';
import type { SavesReport } from '@saltbush/contract/release-api';
import type { RequestHandler } from 'express';
import { releaseFileHeaders } from '../releases/releaseFileHeaders.ts';
import type { Overrides } from './createOverrides.ts';

type Given = { overrides: Pick<Overrides, 'browserOf' | 'saves'> };

/** Only this site's pages show it. */
const SAME_SITE = { 'cross-origin-resource-policy': 'same-origin' };
const OF_THIS_BROWSER = { 'cache-control': 'no-store', vary: 'cookie' };

/** `GET /api/site/saves`: what was saved last in the working copies of this browser. For every other that is nothing. */
export function answerSaves({ overrides }: Given): RequestHandler {
  return async (request, response) => {
    const browser = overrides.browserOf(request);
    const report: SavesReport = { saves: browser === null ? [] : await overrides.saves.ofBrowser(browser) };
    response.set(OF_THIS_BROWSER).json(report);
  };
}

/** `GET /api/site/saves/:remote/:file`: a script of what was saved, for the browser of that working copy alone. */
export function answerSavedScript({ overrides }: Given): RequestHandler<{ remote: string; file: string }> {
  return async (request, response) => {
    const { remote, file } = request.params;
    const browser = overrides.browserOf(request);
    const script = browser === null ? null : await overrides.saves.script(browser, remote, file);
    if (script === null) {
      const message = 'This browser has no working copy in which that was saved last. Load the page again.';
      throw new Refusal(message, { status: 404, code: 'not-found' });
    }
    response.set({ ...releaseFileHeaders('save.js'), ...SAME_SITE, ...OF_THIS_BROWSER }).send(script);
  };
}
