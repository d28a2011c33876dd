// Serial Shipping Container Codes, which name a pallet or a parcel all over the world. Source: GS1 General Specifications,
// release 24, sections 3.2.1 (AI 00), 7.9.1 (check digit).

/** Digits of a GS1 company prefix here. With more, fewer numbers are left. */
export const GS1_PREFIX = /^\d{7,10}$/;
/** Prefix 952 is for demonstrations (GS1 General Specifications, 1.4.2): no company has it. */
export const DEMO_GS1_PREFIX = '9521234';

/** Digits before the check digit. */
const DIGITS = 17;
const SSCC = /^\d{18}$/;

/** Check digit of a GS1 number without it: from the right, digits count three times and once in turn. */
export function gs1CheckDigit(digits: string): number {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
}

/**
 * The code of a package, 18 digits: extension digit, company prefix, serial number, check digit. Serial numbers count up
 * from 1 and run on into the extension digit.
 * @throws RangeError when all numbers of the prefix are used up, or the prefix is none.
 */
export function ssccOf(prefix: string, serial: number): string {
  if (!GS1_PREFIX.test(prefix)) throw new RangeError(`"${prefix}" is no GS1 company prefix of 7 to 10 digits.`);
  const free = DIGITS - prefix.length;
  if (!Number.isSafeInteger(serial) || serial < 1 || serial >= 10 ** free) {
    throw new RangeError(`The prefix ${prefix} has no package number ${serial}.`);
  }
  const [extension = '', ...rest] = String(serial).padStart(free, '0');
  const digits = `${extension}${prefix}${rest.join('')}`;
  return digits + gs1CheckDigit(digits);
}

/** Whether a text is a code with the right check digit. */
export const isSscc = (text: string): boolean =>
  SSCC.test(text) && gs1CheckDigit(text.slice(0, DIGITS)) === Number(text.at(-1));
