import { duplicated, moved } from './change-deliveries.ts';
import { blankDelivery } from './run-values.ts';

const deliveries = ['a', 'b', 'c'].map((description) => ({ ...blankDelivery(), description, customerReference: 'PO' }));
const names = (list: readonly { description: string }[]) => list.map(({ description }) => description).join('');

describe('the order of deliveries', () => {
  it('moves one up or down, and leaves those at the ends', () => {
    expect(names(moved(deliveries, 1, -1))).toBe('bac');
    expect(names(moved(deliveries, 1, 1))).toBe('acb');
    expect(names(moved(deliveries, 0, -1))).toBe('abc');
    expect(names(moved(deliveries, 2, 1))).toBe('abc');
  });

  it('duplicates one below itself, without its reference', () => {
    const next = duplicated(deliveries, 1);
    expect(names(next)).toBe('abbc');
    expect(next[2]).toMatchObject({ customerReference: '' });
    expect(new Set(next.map(({ key }) => key)).size).toBe(4);
  });
});
