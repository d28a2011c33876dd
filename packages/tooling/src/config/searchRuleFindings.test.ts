import type { Access } from '@saltbush/contract';
import { searchSources } from '@saltbush/contract/release';
import type { SearchSource } from '@saltbush/contract/search';
import { searchRuleFindings } from './searchRuleFindings.ts';

const source: SearchSource = { label: 'Shipments', access: 'signed-in', api: '/api/shipments/search' };

const CASES: [string, SearchSource[]][] = [
  ['none', []],
  ['one', [source]],
  ['eight', Array.from({ length: 8 }, () => source)],
  ['nine', Array.from({ length: 9 }, () => source)],
  ['no label', [{ ...source, label: '' }]],
  ['a label of 40 characters', [{ ...source, label: 'x'.repeat(40) }]],
  ['a label of 41 characters', [{ ...source, label: 'x'.repeat(41) }]],
  ['an unknown access', [{ ...source, access: 'managers' as Access }]],
  ...[
    '/api/tracking/search',
    '/api/tracking',
    `/api/${'a'.repeat(95)}`,
    `/api/${'a'.repeat(96)}`,
    '/api/',
    '/api',
    '/api/Tracking',
    '/api/tracking/:id',
    '/api/tracking?q=1',
    '/api/../admin',
    '//elsewhere.example/api/a',
    'https://elsewhere.example/api/a',
    '/tracking/search',
  ].map((api): [string, SearchSource[]] => [api, [{ ...source, api }]]),
];

describe('what may be said of sources of search', () => {
  it.each(CASES)('is for %s what the contract says', (_, search) => {
    expect(searchRuleFindings(search).length === 0).toBe(searchSources.isValidSync(search, { strict: true }));
  });
});
