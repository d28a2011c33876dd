import { aFile, aManifest } from '../../fixtures/aManifest.ts';
import { aHealthReport } from '../../fixtures/aRelease.ts';
import { costText } from './costText.ts';

const given = { name: 'mf-quote', version: '1.5.0', before: '1.4.0' };
const manifests = {
  from: aManifest({ version: '1.4.0' }),
  to: aManifest({ files: [aFile('entry.js', 1_000), aFile('page.js', 11_000), aFile('server/index.cjs', 20_000)] }),
};

it('says how long it loads beside the release before, and what its scripts weigh more', () => {
  expect(costText({ ...given, health: aHealthReport(), manifests })).toBe(
    'Loads in 310 ms for three of four visits, 1.4.0 in 300 ms; its scripts weigh +2 kB (+20%) before compression.',
  );
});

it('says only what is known', () => {
  const nothing = { from: undefined, to: undefined };
  expect(costText({ ...given, before: null, health: aHealthReport(), manifests: nothing })).toBe(
    'Loads in 310 ms for three of four visits.',
  );
  expect(costText({ ...given, health: undefined, manifests: { ...manifests, to: manifests.from } })).toBe(
    'Nobody measured how long it takes to load; its scripts weigh the same.',
  );
});
