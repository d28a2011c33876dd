import { postcodesOf } from './postcodesOf.ts';

describe('postcodesOf', () => {
  it.each([
    ['12 Dock Road', 'Newtown', ['2042']],
    ['12 Dock Road, Banksmeadow NSW 2019', 'Sydney', ['2019', '2000']],
    ['1200 Pacific Highway', 'Perth', ['6000']],
    ['1 Main Street', 'Newcastle', ['2300']],
    ['1 Main Street', 'Dubbo NSW 2830', ['2830']],
    ['1 Main Street', 'somewhere', []],
  ])('of %j in %j are %j', (street, suburb, expected) => {
    expect(postcodesOf({ street, suburb })).toEqual(expected);
  });
});
