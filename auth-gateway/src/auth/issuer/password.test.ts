import { hashPassword, verifyPassword } from './password.ts';

describe('password', () => {
  it('accepts the password it was made from, and no other', async () => {
    const hash = await hashPassword('saltbush-client');
    await expect(verifyPassword('saltbush-client', hash)).resolves.toBe(true);
    await expect(verifyPassword('saltbush-clienT', hash)).resolves.toBe(false);
    await expect(verifyPassword('', hash)).resolves.toBe(false);
  });

  it('salts: the same password never gives the same hash', async () => {
    expect(await hashPassword('x')).not.toBe(await hashPassword('x'));
  });

  it('accepts a password typed with combining characters', async () => {
    await expect(verifyPassword('cafe\u0301', await hashPassword('caf\u00e9'))).resolves.toBe(true);
  });

  it.each([[null], [''], ['scrypt$$'], ['plain$c2FsdA$eA']])('refuses everything for %p', async (hash) => {
    await expect(verifyPassword('', hash)).resolves.toBe(false);
    await expect(verifyPassword('x', hash)).resolves.toBe(false);
  });
});
