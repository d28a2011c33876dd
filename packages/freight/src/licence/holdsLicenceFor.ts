import { LICENCE_ORDER, type LicenceClass } from './licence-classes.data.ts';

/** Whether who holds one class may drive what needs another: a higher class holds for every lower one. */
export const holdsLicenceFor = (held: LicenceClass, needed: LicenceClass): boolean =>
  LICENCE_ORDER.indexOf(held) >= LICENCE_ORDER.indexOf(needed);
