import { kilobytes } from './kilobytes.ts';

/** How much more or less, for people: `+18.0 kB`, `-3.2 kB`. */
export const signedKilobytes = (bytes: number): string => `${bytes < 0 ? '-' : '+'}${kilobytes(Math.abs(bytes))}`;
