import * as yup from 'yup';

/** Schema of a route such as `/dashboard/:section`. */
export const routePath = yup
  .string()
  .required()
  .matches(/^\/$|^(\/(:?[a-z][A-Za-z0-9-]*))+$/, '${path} must be a route such as /dashboard/:section');
