export const PHONE_WARNING = 'Check this number – it does not look like an Australian phone number';

export type Phone =
  | { status: 'blank' }
  /** `e164` is null for 13 and 1300/1800 numbers, which cannot be dialled from abroad. */
  | { status: 'valid'; kind: 'mobile' | 'landline' | 'national'; e164: string | null; display: string }
  | { status: 'warning'; text: string; message: typeof PHONE_WARNING };

/** Reads an Australian phone number: with +61 or 0061, spaces, brackets, hyphens and dots. Source: ACMA numbering plan. */
export function parsePhone(text: string): Phone {
  const trimmed = text.trim();
  if (trimmed === '') return { status: 'blank' };
  const digits = trimmed
    .replace(/[\s().-]/g, '')
    .replace(/^(?:\+|00)61/, '0')
    .replace(/^00/, '0')
    .replace(/^01(?=[38])/, '1');
  if (/^04\d{8}$/.test(digits)) {
    const display = digits.replace(/(\d{4})(\d{3})(\d{3})/, '$1 $2 $3');
    return { status: 'valid', kind: 'mobile', e164: `+61${digits.slice(1)}`, display };
  }
  if (/^0[2378]\d{8}$/.test(digits)) {
    const display = digits.replace(/(\d{2})(\d{4})(\d{4})/, '($1) $2 $3');
    return { status: 'valid', kind: 'landline', e164: `+61${digits.slice(1)}`, display };
  }
  if (/^1[38]00\d{6}$/.test(digits)) {
    const display = digits.replace(/(\d{4})(\d{3})(\d{3})/, '$1 $2 $3');
    return { status: 'valid', kind: 'national', e164: null, display };
  }
  // A 1300 number is longer, so a short number that begins with 130 is not valid either.
  if (/^13(?!00)\d{4}$/.test(digits)) {
    return {
      status: 'valid',
      kind: 'national',
      e164: null,
      display: digits.replace(/(\d{2})(\d{2})(\d{2})/, '$1 $2 $3'),
    };
  }
  return { status: 'warning', text: trimmed, message: PHONE_WARNING };
}
