import { aHealthReport, aVerdict } from '../../fixtures/aRelease.ts';
import { costFacts } from './costFacts.ts';

it('says how long visitors wait and what the page weighs that changed most, beside the release before', () => {
  const pages = [
    { path: '/quote', bytes: 82_000, before: 64_000 },
    { path: '/booking', bytes: 90_000, before: 91_000 },
    { path: '/new', bytes: 5_000, before: null },
  ];
  expect(costFacts({ verdict: aVerdict({ pages }), health: aHealthReport() })).toEqual([
    { what: 'Load time', now: '310 ms', before: '300 ms' },
    { what: 'LCP', now: '900 ms', before: '900 ms' },
    { what: 'INP', now: '60 ms', before: '60 ms' },
    { what: 'Scripts of /quote', now: '82 kB (+18 kB)', before: '64 kB' },
  ]);
});

it('says only what is known', () => {
  expect(costFacts({ verdict: aVerdict(), health: undefined })).toEqual([]);
  const alone = { pages: [{ path: '/quote', bytes: 82_000, before: null }], before: null };
  expect(costFacts({ verdict: aVerdict(alone), health: undefined })).toEqual([
    { what: 'Heaviest page', now: '82 kB', before: null },
  ]);
  const same = { pages: [{ path: '/quote', bytes: 82_000, before: 82_000 }] };
  expect(costFacts({ verdict: aVerdict(same), health: undefined })).toEqual([
    { what: 'Heaviest page', now: '82 kB', before: '82 kB' },
  ]);
});
