/** Places in the pages of quotes for parts of other teams. */
export const slots = {
  'quote.truck-fit': {
    pages: ['/quote'],
    // `items` is what `itemLines` of the freight domain writes, and `basis` says why it is this vehicle.
    values: { vehicle: 'string', name: 'string', basis: 'string', items: 'string', weightKg: 'number' },
    atMost: 1,
    from: ['mf-ar'],
  },
} as const;
