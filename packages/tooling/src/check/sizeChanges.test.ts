import type { PageSize } from '@saltbush/contract/gate';
import { type PagePart, pageParts, pageProperty, type Sbom } from '@saltbush/contract/sbom';
import { sizeChanges } from './sizeChanges.ts';

const page = (path: string, brotliBytes: number): PageSize => ({ path, brotliBytes, interactive: 'page' });
const part = (path: string, bytes: number, through = ''): PagePart => ({ page: path, bytes, through });
const bill = (own: PagePart[], packages: Record<string, PagePart[]>): Sbom => ({
  ...{ bomFormat: 'CycloneDX', specVersion: '1.5' },
  metadata: { component: { properties: own.map(pageProperty) } },
  components: Object.entries(packages).map(([name, parts]) => ({
    ...{ name, version: '1.0.0' },
    properties: parts.map(pageProperty),
  })),
});
const live = (bytes: number, sbom: Sbom | null) => ({
  ...{ version: '1.4.0', sbom },
  pages: [{ path: '/quote', bytes, before: null }],
});

const OWN = [part('/quote', 20_000)];
const VICTORY = { victory: [part('/quote', 90_000, 'src/quote/PriceChart.tsx')] };

it('says which package made a page heavier, and through which file it came in', () => {
  const before = bill(OWN, { 'd3-scale': [part('/booking', 9_000, 'src/booking/Scale.tsx')] });
  const more = { ...VICTORY, 'd3-scale': [part('/quote', 9_000, 'src/quote/PriceChart.tsx')] };
  expect(
    sizeChanges({
      pages: [page('/quote', 82_000), page('/new', 900)],
      sbom: bill(OWN, more),
      live: live(64_000, before),
    }),
  ).toEqual([{ page: '/quote', bytes: 18_000, why: 'victory and d3-scale came in through src/quote/PriceChart.tsx' }]);
});

it('says what went, and which part grew or became smaller', () => {
  const changes = (now: Sbom, before: Sbom, bytes: number) =>
    sizeChanges({ pages: [page('/quote', 60_000 + bytes)], sbom: now, live: live(60_000, before) })[0]?.why;
  expect(changes(bill(OWN, {}), bill(OWN, VICTORY), -18_000)).toBe('victory went');
  expect(changes(bill([part('/quote', 24_000)], VICTORY), bill(OWN, VICTORY), 2_000)).toBe('its own code grew');
  expect(changes(bill([part('/quote', 14_000)], VICTORY), bill(OWN, VICTORY), -2_000)).toBe(
    'its own code became smaller',
  );
});

it('says what it can of a release from before bills of materials told the pages, or had one', () => {
  const old: Sbom = { bomFormat: 'CycloneDX', specVersion: '1.5', components: [{ name: 'yup', version: '1.7.0' }] };
  const changes = (before: Sbom | null, packages = VICTORY) =>
    sizeChanges({ pages: [page('/quote', 82_000)], sbom: bill(OWN, packages), live: live(64_000, before) });
  expect(changes(old)[0]?.why).toBe('victory came in through src/quote/PriceChart.tsx');
  expect(changes({ ...old, components: [{ name: 'victory', version: '36.0.0' }] })[0]?.why).toBeNull();
  expect(changes(null)).toEqual([{ page: '/quote', bytes: 18_000, why: null }]);
});

it('says nothing of a change that hardly weighs anything, nor where the site does not tell', () => {
  expect(sizeChanges({ pages: [page('/quote', 64_050)], sbom: bill(OWN, {}), live: live(64_000, null) })).toEqual([]);
  const unknown = { version: '1.4.0', pages: null, sbom: null };
  expect(sizeChanges({ pages: [page('/quote', 64_050)], sbom: bill(OWN, {}), live: unknown })).toEqual([]);
});

it('reads of a bill only properties that it wrote', () => {
  expect(
    pageParts([
      { name: 'other', value: '/quote 1 a' },
      { name: 'saltbush:page', value: 'nonsense' },
    ]),
  ).toEqual([]);
  expect(pageParts([pageProperty(part('/quote', 12, 'src/a b.ts'))])).toEqual([part('/quote', 12, 'src/a_b.ts')]);
});
