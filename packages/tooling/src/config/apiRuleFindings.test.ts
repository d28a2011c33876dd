import type { Access } from '@saltbush/contract';
import { ACCESS_RULES } from '@saltbush/contract/access';
import { apiPrefix } from '@saltbush/contract/release';
import { apiRuleFindings } from './apiRuleFindings.ts';

const PREFIXES = [
  '/api/tracking',
  '/api/yard-times-2',
  `/api/${'a'.repeat(40)}`,
  `/api/${'a'.repeat(41)}`,
  '/api/Tracking',
  '/api/tracking/more',
  '/api/',
  '/tracking',
  '/api/-a',
  '/api/a--b',
  '/api/2a',
];

describe('what may be said of an API', () => {
  it.each(PREFIXES)('is for the prefix %s what the contract says', (prefix) => {
    expect(apiRuleFindings({ prefix, access: 'everyone' }).length === 0).toBe(apiPrefix.isValidSync(prefix));
  });

  it('is for who may call it what the contract says', () => {
    const isFine = (access: string) => apiRuleFindings({ prefix: '/api/a', access: access as Access }).length === 0;
    expect([...ACCESS_RULES, 'nobody'].filter(isFine)).toEqual(ACCESS_RULES);
  });
});
