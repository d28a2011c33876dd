import { userFromClaims } from './userFromClaims.ts';

const claims = { sub: 'u1', email: 'maya@example.com', given_name: 'Maya', roles: ['client'] };

describe('userFromClaims', () => {
  it('reads id, e-mail, first name and roles', () => {
    expect(userFromClaims(claims)).toEqual({
      id: 'u1',
      email: 'maya@example.com',
      firstName: 'Maya',
      roles: ['client'],
    });
  });

  it.each([
    [
      ['ops', 'staff', 'root'],
      ['staff', 'ops'],
    ],
    ['ops', ['ops']],
    [undefined, []],
    [null, []],
    [{ ops: true }, []],
    [[['ops']], []],
  ])('takes from roles %p only those the site knows', (roles, expected) => {
    expect(userFromClaims({ ...claims, roles }).roles).toEqual(expected);
  });

  it.each([[undefined], [null], [''], ['  '], [7]])('has no first name when the claim is %p', (givenName) => {
    expect(userFromClaims({ ...claims, given_name: givenName }).firstName).toBeNull();
  });

  it('refuses an id that is kept for API keys', () => {
    expect(() => userFromClaims({ ...claims, sub: 'key:7' })).toThrow('begins with "key:"');
  });

  it.each([['sub'], ['email']])('refuses claims without %s', (claim) => {
    expect(() => userFromClaims({ ...claims, [claim]: undefined })).toThrow(
      expect.objectContaining({ code: 'claim-missing' }),
    );
  });
});
