import * as yup from 'yup';
import { isOneLine, isSeveralLines } from './odd-characters.ts';

const NOT_BLANK = /\S/;
const LINE_BREAK = /[\n\r]/;

const unseen = (label: string) =>
  `${label} holds characters that cannot be seen. Please type it instead of pasting it.`;

const upTo = (label: string, maxLength: number) =>
  yup.string().defined().max(maxLength, `${label} has room for ${maxLength} characters`);

const oneLine = (label: string, schema: ReturnType<typeof upTo>) =>
  schema
    .test('one-line', `${label} must be one line`, (text) => !LINE_BREAK.test(text ?? ''))
    .test('seen', unseen(label), (text) => LINE_BREAK.test(text ?? '') || isOneLine(text));

/** One line that may stay blank. Longer text is refused, never cut. */
export const optionalLine = (label: string, maxLength: number) => oneLine(label, upTo(label, maxLength));

export const requiredLine = (label: string, maxLength: number) =>
  oneLine(label, upTo(label, maxLength).matches(NOT_BLANK, `${label} is required`));

export const optionalText = (label: string, maxLength: number) =>
  upTo(label, maxLength).test('seen', unseen(label), isSeveralLines);

export const requiredText = (label: string, maxLength: number) =>
  optionalText(label, maxLength).matches(NOT_BLANK, `${label} is required`);
