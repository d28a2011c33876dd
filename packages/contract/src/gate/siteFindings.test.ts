import type { HostRelease, Release, RemoteRelease } from '../release.ts';
import { siteFindings } from './siteFindings.ts';

const TEAMS = ['ar', 'dashboard', 'marketing', 'onboarding', 'ops', 'quote', 'tracking'];

const host = (version: string, contract: string, provides: Record<string, string>) =>
  ({ kind: 'host', name: 'shell', version, contract, provides, lazyShared: {} }) as unknown as HostRelease;

/** A remote that takes one thing of the contract, in the form of its major. */
const remote = (team: string, major: 1 | 2) =>
  ({
    kind: 'remote',
    name: `mf-${team}`,
    version: `${major}.0.0`,
    contract: `${major}.0.0`,
    pages: [{ path: `/${team}` }],
    requires: { [KEYS[major]]: `^${major}.0.0` },
    uses: { [KEYS[major]]: { useDraft: `draft-${major}` } },
  }) as unknown as RemoteRelease;

const KEYS = { 1: '@saltbush/contract', 2: '@saltbush/contract@2' };
const OFFERS = {
  [KEYS[1]]: { useDraft: ['draft-1'] },
  [KEYS[2]]: { useDraft: ['draft-2'] },
};
const ONLY_1 = { ...host('1.0.0', '1.0.0', { [KEYS[1]]: '1.0.0' }), offers: OFFERS };
const BOTH = { ...host('2.0.0', '2.0.0', { [KEYS[1]]: '1.0.0', [KEYS[2]]: '2.0.0' }), offers: OFFERS };
const ONLY_2 = { ...host('3.0.0', '2.0.0', { [KEYS[2]]: '2.0.0' }), offers: OFFERS };

const ofFirst = TEAMS.map((team) => remote(team, 1));

function findings(release: Release, live: readonly Release[]) {
  return siteFindings(release, { live, ownership: { claims: [], grants: [] }, offers: null, isRollback: false });
}

describe('the next major of the contract', () => {
  it('comes with a host that provides both, under which each remote moves on its own day', () => {
    expect(findings(BOTH, [ONLY_1, ...ofFirst])).toEqual([]);
    let live: readonly Release[] = [BOTH, ...ofFirst];
    for (const team of TEAMS) {
      const next = remote(team, 2);
      // Whoever has not moved yet holds the old major.
      expect(findings(ONLY_2, live)).not.toEqual([]);
      expect(findings(next, live)).toEqual([]);
      // The day before is a rollback away.
      expect(findings(remote(team, 1), [...live.filter(({ name }) => name !== next.name), next])).toEqual([]);
      live = live.map((release) => (release.name === next.name ? next : release));
    }
    expect(findings(ONLY_2, live)).toEqual([]);
  });

  it('is refused while no host provides it, with the way on', () => {
    expect(findings(remote('quote', 2), [ONLY_1])).toEqual([
      {
        code: 'contract-mismatch',
        message:
          'mf-quote 2.0.0 was built for contract 2.0.0, shell 1.0.0 has 1.0.0. Build it with @saltbush/contract 1, ' +
          'or activate it together with a host that has contract 2.',
      },
    ]);
  });

  it('ends the old one only when nobody needs it any more, and names who does', () => {
    expect(findings(ONLY_2, [BOTH, remote('ar', 2), remote('ops', 1)])).toEqual([
      {
        code: 'contract-mismatch',
        message:
          'mf-ops 1.0.0 was built for contract 1.0.0, shell 3.0.0 has 2.0.0. Release mf-ops with @saltbush/contract 2 ' +
          'and activate both together, or let the host provide contract 1 beside 2.',
      },
    ]);
  });

  it('has forms of its own: a name that both have is compared within its major', () => {
    const mixed = { ...remote('quote', 2), uses: { [KEYS[2]]: { useDraft: 'draft-1' } } };
    expect(findings(mixed, [BOTH])).toMatchObject([{ code: 'export-changed' }]);
  });
});
