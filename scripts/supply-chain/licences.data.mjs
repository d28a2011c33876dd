/**
 * Licences that what we ship may be under: each allows use, change and sale, and asks for no more than its notice.
 * A package under anything else needs a decision, and then a line here.
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

/** Packages whose package.json names no licence, with the one that a file in the package states. */
export const LICENCES_IN_FILES = { 'png-js': { licence: 'MIT', file: 'LICENSE' } };
