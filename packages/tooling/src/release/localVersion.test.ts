import { localVersion } from './localVersion.ts';

describe('localVersion', () => {
  it('marks the version with the start of the hash', () => {
    expect(localVersion('1.4.0', '3f9c2a1b8d')).toBe('1.4.0-local.3f9c2a1');
  });

  it('skips digits that would make a number, which semver forbids to begin with zero', () => {
    expect(localVersion('1.4.0', '0123456789ab')).toBe('1.4.0-local.456789a');
    expect(localVersion('1.4.0', '0123456')).toBe('1.4.0-local.x012345');
  });
});
