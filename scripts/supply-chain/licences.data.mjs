/**
 * Licences allowed in what we ship. Each allows use, change and sale, and only requires its notice. Any other licence
 * needs a decision before it gets a line here.
 */
export const ALLOWED_LICENCES = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
];

/** Packages without a licence in package.json, with the one stated in a file of the package. */
export const LICENCES_IN_FILES = { 'png-js': { licence: 'MIT', file: 'LICENSE' } };
