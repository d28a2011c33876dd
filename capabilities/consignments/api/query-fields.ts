import { parseIsoDate } from '@saltbush/freight';
import * as yup from 'yup';

// Parameters of an address. Each may be left out.

export const LAST_PAGE = 100_000;

/** One of a list of words. */
export const among = <T extends string>(values: readonly T[], message: string) =>
  yup
    .mixed<T>()
    .optional()
    .test('among', message, (value) => value === undefined || values.some((known) => known === value));

/** An ISO date. */
export const date = (label: string) =>
  yup
    .string()
    .optional()
    .test(
      'real-date',
      `${label} must be a real date, such as 2026-11-20`,
      (value) => value === undefined || parseIsoDate(value) === value,
    );

/** A month, such as 2026-06. */
export const month = (label: string) =>
  yup
    .string()
    .optional()
    .test(
      'month',
      `${label} must be a month, such as 2026-06`,
      (value) => value === undefined || /^20\d{2}-(0[1-9]|1[0-2])$/.test(value),
    );

/** Digits of a number from 1. */
export const wholeNumber = (label: string, most: number) =>
  yup
    .string()
    .optional()
    .test(
      'whole-number',
      `${label} must be a whole number from 1 to ${most}`,
      (value) => value === undefined || (/^[1-9]\d{0,5}$/.test(value) && Number(value) <= most),
    );
