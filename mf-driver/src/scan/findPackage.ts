import { isSscc } from '@saltbush/freight';
import type { DriverJob } from '@saltbush/positions/api';

/** `of-the-job`: a package that this job has. `unlisted`: a good code, of a job that has more packages than are listed. */
export type Found = { status: 'of-the-job' | 'unlisted'; sscc: string } | { status: 'not-found'; message: string };

/** A label has 18 digits; its bars begin with the two digits that say so. */
const LABEL_DIGITS = 18;
const FEWEST_DIGITS = 4;

const codeOf = (digits: string) =>
  digits.length === LABEL_DIGITS + 2 && digits.startsWith('00') ? digits.slice(2) : digits;

/** The package that was scanned, or that was typed: the whole number of a label, or its last digits. */
export function findPackage(text: string, { packages, packageCount }: DriverJob): Found {
  // Some readers put the kind of bars before what they say, or a mark; people type spaces.
  const digits = codeOf(text.replace(/^\]C1/, '').replace(/\D/g, ''));
  if (digits.length < FEWEST_DIGITS) {
    return { status: 'not-found', message: 'Type the number below the bars, or at least its last 4 digits.' };
  }
  const matching = packages.filter((sscc) =>
    digits.length === LABEL_DIGITS ? sscc === digits : sscc.endsWith(digits),
  );
  const [sscc] = matching;
  if (sscc !== undefined && matching.length === 1) return { status: 'of-the-job', sscc };
  if (sscc !== undefined) {
    return { status: 'not-found', message: `Several labels end with ${digits}. Type more digits of this one.` };
  }
  if (packageCount > packages.length && isSscc(digits)) return { status: 'unlisted', sscc: digits };
  if (digits.length === LABEL_DIGITS && !isSscc(digits)) {
    return { status: 'not-found', message: 'A digit of this number is wrong. Compare it with the label.' };
  }
  return {
    status: 'not-found',
    message: `Label ${digits.slice(-6)} is not of this job. Check that you have the right freight.`,
  };
}
