import { inOrder } from './inOrder.ts';

describe('the order of erasing', () => {
  it('puts each part after those that it follows, and leaves the others where they are', () => {
    const parts = inOrder([
      { id: 'mails' },
      { id: 'quotes', follows: ['bookings'] },
      { id: 'bookings', follows: ['invoices'] },
      { id: 'drivers' },
      { id: 'invoices' },
    ]);
    expect(parts.map(({ id }) => id)).toEqual(['mails', 'drivers', 'invoices', 'bookings', 'quotes']);
  });

  it('does not wait for a part that is not there', () => {
    expect(inOrder([{ id: 'quotes', follows: ['bookings'] }])).toHaveLength(1);
  });

  it('refuses parts that follow each other in a circle, and names them', () => {
    const circle = [
      { id: 'quotes', follows: ['bookings'] },
      { id: 'bookings', follows: ['quotes'] },
    ] as const;
    expect(() => inOrder(circle)).toThrow('The parts quotes, bookings are each to be erased after another of them.');
  });
});
