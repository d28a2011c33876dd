import { runInNewContext } from 'node:vm';
import { FONT_PRELOAD_SCRIPT } from './font-preload.ts';

const HERE = 'https://site.example';

function isPreloaded(tookMs: number | null, { type = 'navigate', referrer = '' } = {}): boolean {
  const link = { rel: 'font' };
  runInNewContext(FONT_PRELOAD_SCRIPT, {
    performance: {
      now: () => 40 + (tookMs ?? 0),
      getEntriesByType: () => (tookMs === null ? [] : [{ type, requestStart: 40 }]),
    },
    location: { origin: HERE },
    document: { referrer, querySelectorAll: (selector: string) => (selector === 'link[rel=font]' ? [link] : []) },
  });
  return link.rel === 'preload';
}

it.each([
  { what: 'a first page on a quick line', is: isPreloaded(80) },
  { what: 'a page that was opened from another of the site', is: isPreloaded(300, { referrer: `${HERE}/quote` }) },
  { what: 'a page that is loaded anew', is: isPreloaded(300, { type: 'reload' }) },
  { what: 'a page on going back', is: isPreloaded(300, { type: 'back_forward' }) },
  { what: 'a browser that does not say', is: isPreloaded(null) },
])('asks for the typeface with $what', ({ is }) => {
  expect(is).toBe(true);
});

it.each([
  { what: 'comes from nowhere', referrer: '' },
  { what: 'comes from a search', referrer: 'https://search.example/' },
  { what: 'comes from a site whose name begins alike', referrer: `${HERE}.evil.example/` },
])('does not on a slow line where the visitor $what', ({ referrer }) => {
  expect(isPreloaded(220, { referrer })).toBe(false);
});
