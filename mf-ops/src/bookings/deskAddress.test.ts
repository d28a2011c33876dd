import { deskHref, readDeskAddress } from './deskAddress.ts';

describe('the address of the list', () => {
  it.each([
    ['', { view: 'open', search: '', page: 1 }],
    ['view=moving&search=Manly%20Vale&page=3', { view: 'moving', search: 'Manly Vale', page: 3 }],
    ['view=gone&page=-1', { view: 'open', search: '', page: 1 }],
    ['page=1.5', { view: 'open', search: '', page: 1 }],
    ['page=x&view=all', { view: 'all', search: '', page: 1 }],
  ])('%p asks for %j', (query, wanted) => {
    expect(readDeskAddress(new URLSearchParams(query))).toEqual(wanted);
  });

  it.each([
    ['/ops/bookings', { view: 'open', search: '', page: 1 }],
    ['/ops/bookings?view=closed&search=a%26b&page=2', { view: 'closed', search: 'a&b', page: 2 }],
  ] as const)('%p is written and read back', (href, wanted) => {
    expect(deskHref(wanted)).toBe(href);
    expect(readDeskAddress(new URLSearchParams(href.split('?')[1]))).toEqual(wanted);
  });
});
