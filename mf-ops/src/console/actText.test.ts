import { aLogEntry } from '../../fixtures/aRelease.ts';
import { actText } from './actText.ts';

it.each([
  [{}, 'mf-quote 1.5.0 activated for everybody'],
  [{ share: 10 }, 'mf-quote 1.5.0 given to 10% of visitors'],
  [{ kind: 'rollback', version: '1.4.0' }, 'mf-quote rolled back to 1.4.0'],
  [{ kind: 'publish', share: null }, 'mf-quote 1.5.0 published'],
  [{ kind: 'token', name: null, version: null, details: { label: 'CI' } }, 'Token CI made for everything'],
  [{ kind: 'revoke', version: null, details: { label: 'CI' } }, 'Token CI revoked'],
  [{ kind: 'revoke', details: { override: 'o1' } }, 'Preview of mf-quote 1.5.0 revoked'],
  [{ kind: 'preview' }, 'Preview of mf-quote 1.5.0 made'],
  [{ kind: 'prune', name: null, version: null }, 'Old releases removed'],
] as const)('%j reads %p', (change, expected) => {
  expect(actText(aLogEntry(change))).toBe(expected);
});
