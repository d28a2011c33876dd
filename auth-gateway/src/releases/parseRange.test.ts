import { parseRange } from './parseRange.ts';

describe('parseRange', () => {
  it.each([
    ['bytes=0-9', { status: 'part', first: 0, last: 9 }],
    ['bytes=90-', { status: 'part', first: 90, last: 99 }],
    ['bytes=90-500', { status: 'part', first: 90, last: 99 }],
    ['bytes=-10', { status: 'part', first: 90, last: 99 }],
    ['bytes=-500', { status: 'part', first: 0, last: 99 }],
    ['bytes=100-', { status: 'unsatisfiable' }],
    ['bytes=-0', { status: 'unsatisfiable' }],
    ['bytes=9-0', { status: 'whole' }],
    ['bytes=0-1,5-6', { status: 'whole' }],
    ['bytes=-', { status: 'whole' }],
    ['lines=0-1', { status: 'whole' }],
    [undefined, { status: 'whole' }],
  ])('reads %s of 100 bytes', (header, expected) => {
    expect(parseRange(header, 100)).toEqual(expected);
  });
});
