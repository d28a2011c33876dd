import { addressForms, plainAddress } from './addressForms.ts';

describe('addressForms', () => {
  it.each([
    ['ANA@Harbour.Example', 'ana@harbour.example'],
    ['  ana@harbour.example ', 'ana@harbour.example'],
    ['Zoë@harbour.example', 'zoë@harbour.example'],
    ['ZOË@harbour.example', 'zoë@harbour.example'],
    ['zoe\u0308@harbour.example', 'zoë@harbour.example'],
  ])('finds %j as %j', (email, stored) => {
    expect(addressForms(email)).toContain(stored);
    expect(plainAddress(email)).toBe(stored);
  });

  it.each([
    // The upper case of the long s is an ASCII letter.
    ['\u017Fam@harbour.example', 'sam@harbour.example'],
    ['ana%@harbour.example', 'anaX@harbour.example'],
    ['an_@harbour.example', 'ana@harbour.example'],
  ])('does not match %j with %j', (email, other) => {
    expect(addressForms(email)).not.toContain(other);
    expect(plainAddress(email)).not.toBe(plainAddress(other));
  });
});
