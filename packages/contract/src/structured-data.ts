import * as yup from 'yup';

const STRUCTURED_DATA_LENGTH = 40_000;

/** JSON-LD about a page. */
export const structuredData = yup
  .array(
    yup
      .mixed<Record<string, unknown>>(
        (value): value is Record<string, unknown> =>
          typeof value === 'object' && value !== null && !Array.isArray(value) && '@type' in value,
      )
      .required(),
  )
  .max(10)
  .test(
    'length',
    `\${path} holds more than ${STRUCTURED_DATA_LENGTH} characters of JSON`,
    (value) => value === undefined || JSON.stringify(value).length <= STRUCTURED_DATA_LENGTH,
  );
