import * as yup from 'yup';

/** What one line of text may hold: no line breaks and no other control characters. */
const ONE_LINE = /^\P{Cc}*$/u;
/** What a longer text may hold: line breaks and tabs too. */
const SEVERAL_LINES = /^[\P{Cc}\n\r\t]*$/u;
const NOT_BLANK = /\S/;
const TOO_LONG = 'Please use at most ${max} characters.';
const ODD_CHARACTERS = 'Please remove the characters that cannot be printed.';

/** One line, which may be blank. Longer text is refused, never cut. */
export const line = (max: number) => yup.string().defined().max(max, TOO_LONG).matches(ONE_LINE, ODD_CHARACTERS);

/** One line that says something; `message` where it does not. */
export const requiredLine = (max: number, message: string) =>
  yup.string().required(message).matches(NOT_BLANK, message).max(max, TOO_LONG).matches(ONE_LINE, ODD_CHARACTERS);

/** Text of several lines, which may be blank. */
export const lines = (max: number) => yup.string().defined().max(max, TOO_LONG).matches(SEVERAL_LINES, ODD_CHARACTERS);
