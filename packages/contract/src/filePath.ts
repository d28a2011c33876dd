import * as yup from 'yup';

/** Schema of a file of a release. */
export const filePath = yup
  .string()
  .required()
  .max(200)
  .matches(/^(?!\/)(?!.*(^|\/)\.{1,2}(\/|$))[\w@.+/-]+$/, '${path} must be a relative path inside the release');
