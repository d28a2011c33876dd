import * as yup from 'yup';

/** The labels of the domain hold no dot, so that there is one way to read an address and long ones cost no more. */
export const EMAIL_PATTERN = /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\.]+(?:\.[^\s@<>,;:"()[\]\\.]+)+$/;

/** An address as forms take it. */
export const emailSchema = yup
  .string()
  .required('Email is required')
  .max(254, 'Please enter a valid email address')
  .matches(EMAIL_PATTERN, { message: 'Please enter a valid email address', excludeEmptyString: true });
