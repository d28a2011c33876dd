import { type Upstream, upstreamFor } from './upstream.ts';

const at = (version: string | null, remote = 'mf-tracking'): Upstream => ({
  remote,
  version,
  url: `http://10.0.0.1/${version}`,
  healthPath: '/healthz',
  timeoutMs: 1_000,
  since: 1,
});
const ALL = [at(null), at('1.1.0'), at('0.0.0-dev'), at('2.0.0', 'mf-quote')];
const versionFor = (version: string, upstreams = ALL) => upstreamFor(upstreams, 'mf-tracking', version)?.version;

describe('the service for a release', () => {
  it('is that of its version, else the one for all others', () => {
    expect(versionFor('1.1.0')).toBe('1.1.0');
    expect(versionFor('1.0.0')).toBeNull();
    expect(versionFor('2.0.0')).toBeNull();
    expect(upstreamFor([at('1.1.0')], 'mf-tracking', '1.0.0')).toBeNull();
  });

  it('is one for all working copies', () => {
    expect(versionFor('0.0.0-dev')).toBe('0.0.0-dev');
    expect(versionFor('0.0.0-dev.4f2a')).toBe('0.0.0-dev');
    expect(versionFor('0.0.0-dev.4f2a', [at(null)])).toBeNull();
  });
});
