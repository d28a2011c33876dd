import type { RemoteRelease } from '@saltbush/contract/release';
import type { LiveEntry, LiveSet } from '../releases/liveSet.ts';
import { releaseOfCall } from './releaseOfCall.ts';

const remote = (title: string, prefix: string | null = '/api/tracking') => {
  const [name = '', version = ''] = title.split('@');
  const api = prefix === null ? {} : { api: { prefix, access: 'everyone' } };
  return { kind: 'remote', name, version, ...api } as RemoteRelease;
};
const setOf = (...entries: Partial<LiveEntry>[]): LiveSet => ({
  revision: 1,
  entries: new Map(
    entries.map((entry) => [
      (entry.release as RemoteRelease).name,
      { lastGood: null, candidate: null, withdrawn: [], ...entry } as LiveEntry,
    ]),
  ),
});
const candidate = (release: RemoteRelease) => ({ release, share: 10, rollout: 1 });

const SITE = setOf({
  release: remote('mf-tracking@1.0.0'),
  lastGood: remote('mf-tracking@0.9.0'),
  candidate: candidate(remote('mf-tracking@1.1.0')),
});
const OLD = setOf({ release: remote('mf-tracking@1.0.0') });
const NEW = setOf({ release: remote('mf-tracking@1.1.0') });

const chosen = (asked: string | null, visitors = OLD, site = SITE) =>
  releaseOfCall({ prefix: '/api/tracking', asked, site, visitors })?.chosen.version ?? null;

describe('the release that a call belongs to', () => {
  it('is what the visitor gets, where the page does not say', () => {
    expect(chosen(null)).toBe('1.0.0');
    expect(chosen(null, NEW)).toBe('1.1.0');
  });

  it.each(['1.0.0', '1.1.0', '0.9.0'])('is the one of an open page, while visitors may have it: %s', (version) => {
    expect(chosen(`mf-tracking@${version}`)).toBe(version);
    expect(chosen(`mf-tracking@${version}`, NEW)).toBe(version);
  });

  it.each(['mf-tracking@2.0.0', 'mf-quote@1.1.0', 'mf-tracking@', '', 'a'.repeat(10_000)])(
    'is never one that nobody may have: %s',
    (asked) => {
      expect(chosen(asked)).toBe('1.0.0');
    },
  );

  it('is a preview only in the browser that has it', () => {
    const preview = setOf({ release: remote('mf-tracking@2.0.0') });
    expect(chosen('mf-tracking@2.0.0', preview)).toBe('2.0.0');
    expect(chosen('mf-tracking@2.0.0', OLD)).toBe('1.0.0');
  });

  it('is none where nobody has such an API', () => {
    const without = setOf({ release: remote('mf-tracking@1.0.0', null) });
    expect(chosen(null, without, without)).toBeNull();
    expect(chosen('mf-tracking@1.0.0', without, without)).toBeNull();
    expect(releaseOfCall({ prefix: '/api/quoting', asked: null, site: SITE, visitors: OLD })).toBeNull();
  });

  it('is none for a page that lost the prefix to another remote', () => {
    const site = setOf(
      { release: remote('mf-x@1.0.0') },
      { release: remote('mf-tracking@1.1.0', null), lastGood: remote('mf-tracking@1.0.0') },
    );
    expect(chosen('mf-tracking@1.0.0', site, site)).toBe('1.0.0');
    expect(
      releaseOfCall({ prefix: '/api/tracking', asked: 'mf-tracking@1.0.0', site, visitors: site })?.chosen.name,
    ).toBe('mf-x');
  });
});
