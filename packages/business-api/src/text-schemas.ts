import * as yup from 'yup';

const NOT_BLANK = /\S/;
/** A line break in a name or a subject could start a header of a mail. */
const ONE_LINE = /^[^\r\n]*$/;

/** One line that may stay blank. Longer text is refused, never cut. */
export const optionalLine = (label: string, maxLength: number) =>
  yup
    .string()
    .defined()
    .max(maxLength, `${label} has room for ${maxLength} characters`)
    .matches(ONE_LINE, `${label} must be one line`);

export const requiredLine = (label: string, maxLength: number) =>
  optionalLine(label, maxLength).matches(NOT_BLANK, `${label} is required`);

export const optionalText = (label: string, maxLength: number) =>
  yup.string().defined().max(maxLength, `${label} has room for ${maxLength} characters`);

export const requiredText = (label: string, maxLength: number) =>
  optionalText(label, maxLength).matches(NOT_BLANK, `${label} is required`);
