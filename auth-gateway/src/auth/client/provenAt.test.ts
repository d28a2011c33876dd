import { provenAt } from './provenAt.ts';

const NOW = Date.parse('2026-11-20T03:00:00Z');
const seconds = (ago: number) => NOW / 1_000 - ago;

describe('provenAt', () => {
  it('is the time the issuer gives, at every sign-in', () => {
    const told = { at: NOW - 20_000, isAssumed: false };
    expect(provenAt({ auth_time: seconds(20), iat: seconds(1) }, { isAgain: false, now: NOW })).toEqual(told);
    expect(provenAt({ auth_time: seconds(20), iat: seconds(1) }, { isAgain: true, now: NOW })).toEqual(told);
    const hours = { auth_time: seconds(36_000), iat: seconds(1) };
    expect(provenAt(hours, { isAgain: false, now: NOW })).toEqual({ at: NOW - 36_000_000, isAssumed: false });
  });

  it('refuses an old proof when a new one was asked for', () => {
    expect(() => provenAt({ auth_time: seconds(1_000), iat: seconds(1) }, { isAgain: true, now: NOW })).toThrow(
      expect.objectContaining({ code: 'proof-too-old' }),
    );
  });

  it('is the time of the answer when a new proof was asked for and the issuer gives no time', () => {
    expect(provenAt({ iat: seconds(2) }, { isAgain: true, now: NOW })).toEqual({ at: NOW - 2_000, isAssumed: true });
  });

  it('is unknown when no proof was asked for and the issuer gives no time', () => {
    expect(provenAt({ iat: seconds(2) }, { isAgain: false, now: NOW })).toEqual({ at: null, isAssumed: false });
    expect(provenAt({ iat: 'now' }, { isAgain: true, now: NOW })).toEqual({ at: null, isAssumed: false });
  });

  it('gives nobody more time because of a clock that is ahead', () => {
    expect(provenAt({ auth_time: seconds(-300), iat: seconds(0) }, { isAgain: true, now: NOW }).at).toBe(NOW);
    expect(provenAt({ iat: seconds(-300) }, { isAgain: true, now: NOW }).at).toBe(NOW);
  });
});
