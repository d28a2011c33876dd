import type { Release, RemoteRelease } from '../release.ts';
import { apiFindings, isGatewayApi, reservedApiFindings } from './apiFindings.ts';

const remote = (name: string, prefix?: string) =>
  ({
    kind: 'remote',
    name,
    version: '1.0.0',
    ...(prefix === undefined ? {} : { api: { prefix, access: 'everyone' } }),
  }) as RemoteRelease;

describe('the API of a remote', () => {
  it('is refused where the gateway itself answers', () => {
    expect(reservedApiFindings(remote('mf-x', '/api/releases'))).toEqual([
      {
        code: 'api-reserved',
        message:
          'mf-x 1.0.0 has its API at /api/releases, where the gateway itself answers. Choose another prefix in ' +
          'remote.config.ts and in the service.',
      },
    ]);
    expect(reservedApiFindings(remote('mf-x', '/api/tracking'))).toEqual([]);
    expect(reservedApiFindings(remote('mf-x'))).toEqual([]);
  });

  it('is refused while another live release has it, with the way on', () => {
    const live: Release[] = [remote('mf-tracking', '/api/tracking')];
    const [finding, ...more] = apiFindings(remote('mf-x', '/api/tracking'), live, []);
    expect(finding).toMatchObject({ code: 'api-clash' });
    expect(finding?.message).toContain('first activate a release of mf-tracking without it');
    expect(more).toEqual([]);
    expect(apiFindings(remote('mf-x', '/api/tracking-2'), live, [])).toEqual([]);
    expect(apiFindings(remote('mf-tracking', '/api/tracking'), live, [])).toEqual([]);
  });

  it('stays with its older owner, who may come back', () => {
    const claims = [
      { remote: 'mf-tracking', path: '/api/tracking', since: 1, isHeld: false },
      { remote: 'mf-x', path: '/api/tracking', since: 9, isHeld: true },
    ];
    const live: Release[] = [remote('mf-x', '/api/tracking')];
    expect(apiFindings(remote('mf-tracking', '/api/tracking'), live, claims)).toEqual([]);
  });
});

it.each([
  ['/api/quotes', true],
  ['/api/QUOTES/1', true],
  ['/api/shipments.csv', true],
  ['/api/tracking', false],
  ['/api/quotes-2', false],
  ['/api', false],
])('%s is of the gateway itself: %s', (path, expected) => {
  expect(isGatewayApi(path)).toBe(expected);
});
