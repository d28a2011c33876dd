import { listHref, readListAddress, WHOLE_LIST } from './listAddress.ts';

const read = (query: string) => readListAddress(new URLSearchParams(query));

it('reads an address, and uses the default for invalid values', () => {
  expect(read('')).toEqual(WHOLE_LIST);
  expect(read('view=lost&service=Ferry&from=2026-02-30&to=soon&sort=colour&search=%20')).toEqual(WHOLE_LIST);
  expect(read('view=in-transit&search=Manly&service=Metro+PUD&from=2026-01-01&to=2026-06-30&sort=eta')).toEqual({
    view: 'in-transit',
    search: 'Manly',
    service: 'Metro PUD',
    from: '2026-01-01',
    to: '2026-06-30',
    sort: 'eta',
  });
});

it('ignores an end date before the start date', () => {
  expect(read('from=2026-06-01&to=2026-05-01')).toMatchObject({ from: '2026-06-01', to: null });
});

it.each(['', 'view=pending', 'view=closed&search=SH-2026&sort=-cost', 'service=VIP&from=2026-01-01&to=2026-01-31'])(
  'writes %p the way it reads it',
  (query) => {
    expect(listHref(read(query))).toBe(query === '' ? '/dashboard/shipments' : `/dashboard/shipments?${query}`);
  },
);
