import type { User } from '@saltbush/contract';
import { afterReading, endOfSession, roleReadingOf, userOfSession } from './session-rules.ts';

const NOW = Date.parse('2026-11-20T03:00:00Z');
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const userWith = (...roles: User['roles']): User => ({ id: '1', email: 'a@example.com', firstName: null, roles });
const staff = userWith('client', 'staff');
const client = userWith('client');

describe('endOfSession', () => {
  it('is seven days after the sign-in, whatever happened since', () => {
    expect(endOfSession({ signedInAt: NOW - 3 * DAY, confirmedAt: NOW }, NOW)).toBe(NOW + 4 * DAY);
  });
});

describe('roleReadingOf', () => {
  it.each([
    ['just read', { confirmedAt: NOW - 3.9 * MINUTE, askedAt: NOW - 3.9 * MINUTE }, 'done'],
    ['read four minutes ago', { confirmedAt: NOW - 4 * MINUTE, askedAt: NOW - 4 * MINUTE }, 'due'],
    ['being asked about', { confirmedAt: NOW - 9 * MINUTE, askedAt: NOW - 2_900 }, 'under-way'],
    ['asked about just now, without an answer', { confirmedAt: NOW - 9 * MINUTE, askedAt: NOW - 3_000 }, 'done'],
    [
      'asked about half a minute ago, without an answer',
      { confirmedAt: NOW - 9 * MINUTE, askedAt: NOW - 30_000 },
      'due',
    ],
    ['never read', {}, 'due'],
    ['read by a clock that was set back since', { confirmedAt: NOW + 60 * MINUTE, askedAt: NOW - MINUTE }, 'due'],
    ['being asked about by such a clock', { confirmedAt: NOW - 9 * MINUTE, askedAt: NOW + 60 * MINUTE }, 'due'],
    ['read by a clock that is a little ahead', { confirmedAt: NOW + 10_000, askedAt: NOW + 10_000 }, 'done'],
  ])('of a session %s', (_name, times, state) => {
    expect(roleReadingOf({ user: staff, ...times }, NOW)).toBe(state);
  });

  it('leaves those who are not signed in alone', () => {
    expect(roleReadingOf({}, NOW)).toBe('done');
  });
});

describe('userOfSession', () => {
  it('suspends powers that nobody confirmed for a quarter of an hour, and nothing else', () => {
    expect(userOfSession({ user: staff, confirmedAt: NOW - 14.9 * MINUTE }, NOW)).toEqual(staff);
    expect(userOfSession({ user: staff, confirmedAt: NOW - 15 * MINUTE }, NOW)).toEqual(client);
    expect(userOfSession({ user: client, confirmedAt: NOW - 9 * DAY }, NOW)).toEqual(client);
    expect(userOfSession({ user: staff, confirmedAt: NOW + DAY }, NOW)).toEqual(client);
  });
});

describe('afterReading', () => {
  it('takes over what was just read', () => {
    const reading = { status: 'known', user: client, isEmailVerified: true, tokens: 'sealed' } as const;
    expect(afterReading({ user: staff }, reading, NOW)).toEqual({
      user: client,
      isEmailVerified: true,
      confirmedAt: NOW,
      askedAt: NOW,
      tokens: 'sealed',
    });
  });

  it('ends the session of a user who is gone', () => {
    expect(afterReading({ user: client }, { status: 'gone' }, NOW)).toBeNull();
  });

  it('removes powers that the issuer cannot be asked about, and keeps users without powers signed in', () => {
    expect(afterReading({ user: staff }, { status: 'unaskable' }, NOW)).toBeNull();
    expect(afterReading({ user: client }, { status: 'unaskable' }, NOW)).toEqual({ confirmedAt: NOW, askedAt: NOW });
  });

  it('changes nothing while the issuer is silent', () => {
    expect(afterReading({ user: staff }, { status: 'silent' }, NOW)).toEqual({ askedAt: NOW - 3_000 });
  });
});
