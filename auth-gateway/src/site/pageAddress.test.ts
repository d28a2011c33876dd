import { pageAddress } from './pageAddress.ts';

describe('pageAddress', () => {
  it.each([
    ['/', '/', ''],
    ['/quote?from=Sydney', '/quote', '?from=Sydney'],
    ['/quote?next=//elsewhere.example', '/quote', '?next=//elsewhere.example'],
    ['/services/../quote', '/quote', ''],
    ['/%2e%2e/quote', '/quote', ''],
    ['/%2f%2felsewhere.example', '/%2f%2felsewhere.example', ''],
    ['/%', '/%', ''],
    ['/%00', '/%00', ''],
    ['/quote#part', '/quote', ''],
  ])('reads %s', (target, pathname, search) => {
    expect(pageAddress(target)).toEqual({ pathname, search });
  });

  it.each([
    '//elsewhere.example/',
    '///elsewhere.example/',
    '/\\elsewhere.example/',
    '/.//elsewhere.example/',
    '/a/..//elsewhere.example/',
    '/.\\/elsewhere.example/',
    '//[',
    '//:99999/',
    'http://elsewhere.example/',
    '*',
    '',
  ])('refuses %j', (target) => {
    expect(pageAddress(target)).toBeNull();
  });
});
