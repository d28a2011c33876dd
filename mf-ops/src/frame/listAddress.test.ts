import { listAddress } from './listAddress.ts';

const bookings = listAddress({ path: '/ops/bookings', views: ['open', 'moving', 'closed', 'all'], sorts: ['price'] });
const mails = listAddress({ path: '/ops/mail', parameter: 'status', views: ['', 'failed'] });

describe('the address of a list', () => {
  it.each([
    ['', { view: 'open', search: '', sort: '', page: 1 }],
    [
      'view=moving&search=Manly%20Vale&sort=price&page=3',
      { view: 'moving', search: 'Manly Vale', sort: 'price', page: 3 },
    ],
    ['view=gone&page=-1', { view: 'open', search: '', sort: '', page: 1 }],
    ['sort=--price', { view: 'open', search: '', sort: '', page: 1 }],
    ['sort=business', { view: 'open', search: '', sort: '', page: 1 }],
    ['page=1.5', { view: 'open', search: '', sort: '', page: 1 }],
    ['page=x&view=all', { view: 'all', search: '', sort: '', page: 1 }],
  ])('%p asks for %j', (query, wanted) => {
    expect(bookings.read(new URLSearchParams(query))).toEqual(wanted);
  });

  it.each([
    ['/ops/bookings', { view: 'open', search: '', sort: '', page: 1 }],
    [
      '/ops/bookings?view=closed&search=a%26b&sort=-price&page=2',
      { view: 'closed', search: 'a&b', sort: '-price', page: 2 },
    ],
  ] as const)('%p is written and read back', (href, wanted) => {
    expect(bookings.href(wanted)).toBe(href);
    expect(bookings.read(new URLSearchParams(href.split('?')[1]))).toEqual(wanted);
  });

  it('can use another parameter for the view, and none for the default', () => {
    expect(mails.href({ view: 'failed', search: '', sort: '', page: 1 })).toBe('/ops/mail?status=failed');
    expect(mails.href({ view: '', search: '', sort: '', page: 1 })).toBe('/ops/mail');
    expect(mails.read(new URLSearchParams('status=gone')).view).toBe('');
  });
});
