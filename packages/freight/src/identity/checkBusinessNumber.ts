import { isValidAbn, isValidAcn } from './abn.ts';

export const BUSINESS_NUMBER_WARNING = "Check this number – it doesn't pass the ABN/ACN check";

export type BusinessNumber =
  | { status: 'blank' }
  /** `digits` are stored, `display` is shown: nn nnn nnn nnn or nnn nnn nnn. */
  | { status: 'valid'; kind: 'ABN' | 'ACN'; digits: string; display: string }
  /** Accepted, but to be verified. */
  | { status: 'warning'; digits: string; display: string; message: typeof BUSINESS_NUMBER_WARNING };

function display(digits: string): string {
  if (/^\d{11}$/.test(digits)) return digits.replace(/(\d{2})(\d{3})(\d{3})(\d{3})/, '$1 $2 $3 $4');
  return /^\d{9}$/.test(digits) ? digits.replace(/(\d{3})(\d{3})(\d{3})/, '$1 $2 $3') : digits;
}

/** Checks an ABN or ACN. Spaces, hyphens and dots are stripped; a number that fails is a warning, not an error. */
export function checkBusinessNumber(text: string): BusinessNumber {
  const digits = text.replace(/[\s.‐-―-]/g, '');
  if (digits === '') return { status: 'blank' };
  if (isValidAbn(digits)) return { status: 'valid', kind: 'ABN', digits, display: display(digits) };
  if (isValidAcn(digits)) return { status: 'valid', kind: 'ACN', digits, display: display(digits) };
  return { status: 'warning', digits, display: display(digits), message: BUSINESS_NUMBER_WARNING };
}
