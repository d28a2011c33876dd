import * as yup from 'yup';
import { isOneLine } from './odd-characters.ts';

const INVALID = 'Please enter a valid email address';

/** Domain labels cannot contain a dot, so an address can be read in one way only and long ones stay fast. */
export const EMAIL_PATTERN = /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\.]+(?:\.[^\s@<>,;:"()[\]\\.]+)+$/;

/** An e-mail address in a form. */
export const emailSchema = yup
  .string()
  .required('Email is required')
  .max(254, INVALID)
  .matches(EMAIL_PATTERN, { message: INVALID, excludeEmptyString: true })
  .test('seen', INVALID, isOneLine);
