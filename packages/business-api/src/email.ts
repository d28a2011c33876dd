import * as yup from 'yup';
import { isOneLine } from './odd-characters.ts';

const INVALID = 'Please enter a valid email address';

/** The labels of the domain hold no dot, so that there is one way to read an address and long ones cost no more. */
export const EMAIL_PATTERN = /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\.]+(?:\.[^\s@<>,;:"()[\]\\.]+)+$/;

/** An address as forms take it. */
export const emailSchema = yup
  .string()
  .required('Email is required')
  .max(254, INVALID)
  .matches(EMAIL_PATTERN, { message: INVALID, excludeEmptyString: true })
  .test('seen', INVALID, isOneLine);
