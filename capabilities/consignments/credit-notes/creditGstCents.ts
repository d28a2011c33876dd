import { percentOfCents } from '@saltbush/freight';

interface Credited {
  exCents: number;
  gstCents: number;
}

/**
 * GST of a further credit note for `exCents` before GST. It is worked out from everything that is credited by then, so that
 * the GST of several notes adds up to that of one, and never to more than the invoice has.
 */
export const creditGstCents = (gstBasisPoints: number, before: Credited, exCents: number): number =>
  percentOfCents(before.exCents + exCents, gstBasisPoints) - before.gstCents;
