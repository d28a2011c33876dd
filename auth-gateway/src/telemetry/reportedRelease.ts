import * as yup from 'yup';

/** The fields of a schema for the release that a browser reports about. */
export const reportedRelease = {
  remote: yup
    .string()
    .required()
    .max(40)
    .matches(/^(shell|mf-[a-z][a-z0-9-]*)$/),
  version: yup
    .string()
    .required()
    .max(80)
    .matches(/^[\w.+-]+$/),
};
