import { sectionOf } from './sections.ts';

describe('sectionOf', () => {
  it.each([
    ['/', 'overview'],
    ['/dashboard', 'overview'],
    ['/dashboard/', 'overview'],
    ['/dashboard/overview', 'overview'],
    ['/dashboard/shipments', 'shipments'],
    ['/dashboard/shipments/', 'shipments'],
    ['/dashboard/rate-sheets', 'rate-sheets'],
    ['/dashboard/Shipments', null],
    ['/dashboard/invoices', null],
  ])('%p is %p', (pathname, expected) => {
    expect(sectionOf(pathname)?.id ?? null).toBe(expected);
  });
});
