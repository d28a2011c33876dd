import { sectionOf } from './sections.ts';

describe('sectionOf', () => {
  it.each([
    [undefined, 'overview'],
    ['overview', 'overview'],
    ['shipments', 'shipments'],
    ['rate-sheets', 'rate-sheets'],
    ['Shipments', null],
    ['', null],
    ['invoices', null],
  ])('%p is %p', (parameter, expected) => {
    expect(sectionOf(parameter)).toBe(expected);
  });
});
