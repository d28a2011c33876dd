import * as yup from 'yup';
import { isOneLine, isSeveralLines } from './odd-characters.ts';

const NOT_BLANK = /\S/;
const TOO_LONG = 'Please use at most ${max} characters.';
const ODD_CHARACTERS = 'Please remove the characters that cannot be printed.';

/** One line, which may be blank. Longer text is refused, never cut. */
export const line = (max: number) =>
  yup.string().defined().max(max, TOO_LONG).test('one-line', ODD_CHARACTERS, isOneLine);

/** One line that says something; `message` where it does not. */
export const requiredLine = (max: number, message: string) =>
  yup
    .string()
    .required(message)
    .matches(NOT_BLANK, message)
    .max(max, TOO_LONG)
    .test('one-line', ODD_CHARACTERS, isOneLine);

/** Text of several lines, which may be blank. */
export const lines = (max: number) =>
  yup.string().defined().max(max, TOO_LONG).test('several-lines', ODD_CHARACTERS, isSeveralLines);
