import { aVerdict } from '../../fixtures/aRelease.ts';
import { slownessText } from './slownessText.ts';

const finding = {
  measure: 'lcpMs',
  status: 'looks-slower',
  visits: 1_320,
  median: 1_900,
  before: 850,
  odds: 2e4,
} as const;

it('says which measure is slower, and how many visits say so', () => {
  expect(slownessText(aVerdict({ slowness: [finding] }))).toBe(
    'Slower than 1.4.0: LCP of 1.9 s for half of 1,320 visits, 850 ms before',
  );
  const shift = { ...finding, measure: 'cls', status: 'slower', median: 0.123, before: 0.01 } as const;
  expect(slownessText(aVerdict({ slowness: [shift] }))).toBe(
    'Slower than 1.4.0: CLS of 0.123 for half of 1,320 visits, 0.01 before',
  );
});

it('says nothing of a release that is as quick, nor for a gateway of before', () => {
  expect(slownessText(aVerdict({ slowness: [{ ...finding, status: 'no-evidence' }] }))).toBeNull();
  expect(slownessText(aVerdict())).toBeNull();
});
