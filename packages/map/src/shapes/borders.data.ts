/** A corner of a line. */
export type Corner = readonly [longitude: number, latitude: number];

// Borders of the states, from the sea inwards. Straight ones as the law draws them, by whole degrees; the Murray, the
// rivers between Queensland and New South Wales and the Australian Capital Territory approximated.
// Source: our own table, from public survey descriptions. Units: degrees (2 decimals, about 1 km).
export const BORDERS: readonly (readonly Corner[])[] = [
  // Western Australia.
  [
    [129, -14.88],
    [129, -31.69],
  ],
  // Northern Territory, with Queensland and South Australia.
  [
    [138, -16.55],
    [138, -26],
    [129, -26],
  ],
  // South Australia, with Queensland, New South Wales and Victoria.
  [
    [138, -26],
    [141, -26],
    [141, -34.02],
    [140.97, -34.02],
    [140.97, -38.06],
  ],
  // Queensland and New South Wales: the 29th parallel, then the rivers and the ranges.
  [
    [141, -29],
    [148.96, -29],
    [149.37, -28.68],
    [149.7, -28.62],
    [150.3, -28.55],
    [150.75, -28.63],
    [151.27, -28.83],
    [151.55, -28.95],
    [151.82, -28.95],
    [152.03, -28.88],
    [151.99, -28.52],
    [152.4, -28.29],
    [152.62, -28.28],
    [152.98, -28.32],
    [153.2, -28.25],
    [153.55, -28.17],
  ],
  // New South Wales and Victoria: the Murray, then the line to Cape Howe.
  [
    [140.97, -34.02],
    [141.5, -34.14],
    [141.92, -34.11],
    [142.16, -34.18],
    [142.45, -34.73],
    [142.77, -34.58],
    [143.15, -34.71],
    [143.34, -34.99],
    [143.56, -35.34],
    [144.13, -35.63],
    [144.75, -36.12],
    [144.97, -35.96],
    [145.2, -35.83],
    [145.57, -35.81],
    [146, -36.01],
    [146.39, -35.99],
    [146.92, -36.1],
    [147.2, -36.03],
    [147.4, -35.95],
    [147.72, -35.93],
    [147.98, -36.08],
    [148.03, -36.4],
    [148.2, -36.79],
    [149.98, -37.5],
  ],
  // Australian Capital Territory.
  [
    [148.77, -35.25],
    [149.12, -35.12],
    [149.25, -35.25],
    [149.4, -35.32],
    [149.16, -35.43],
    [149.1, -35.91],
    [148.92, -35.77],
    [148.77, -35.5],
    [148.77, -35.25],
  ],
];
