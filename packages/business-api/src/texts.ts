import * as yup from 'yup';
import { isOneLine, isSeveralLines } from './odd-characters.ts';

const NOT_BLANK = /\S/;
const LINE_BREAK = /[\n\r]/;

const unseen = (label: string) =>
  `${label} holds characters that cannot be seen. Please type it instead of pasting it.`;

const upTo = (label: string, maxLength: number) =>
  yup.string().defined().max(maxLength, `${label} has room for ${maxLength} characters`);

const inOneLine = (label: string, schema: ReturnType<typeof upTo>) =>
  schema
    .test('one-line', `${label} must be one line`, (text) => !LINE_BREAK.test(text ?? ''))
    .test('seen', unseen(label), (text) => LINE_BREAK.test(text ?? '') || isOneLine(text));

/** One line, may be blank. Longer text is refused, not cut. */
export const line = (label: string, maxLength: number) => inOneLine(label, upTo(label, maxLength));

/** One line that must not be blank, or `message` is the error. */
export const requiredLine = (label: string, maxLength: number, message = `${label} is required`) =>
  inOneLine(label, upTo(label, maxLength).defined(message).matches(NOT_BLANK, message));

/** Several lines, may be blank. */
export const lines = (label: string, maxLength: number) =>
  upTo(label, maxLength).test('seen', unseen(label), isSeveralLines);

/** Several lines that must not be blank, or `message` is the error. */
export const requiredLines = (label: string, maxLength: number, message = `${label} is required`) =>
  lines(label, maxLength).defined(message).matches(NOT_BLANK, message);
