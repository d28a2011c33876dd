import * as yup from 'yup';
import {
  FLAG_NAME,
  FLAG_TYPES,
  type FlagDeclaration,
  type FlagDeclarations,
  LONGEST_FLAG_NAME,
  LONGEST_FLAG_TEXT,
  MOST_FLAGS,
  MOST_VARIANTS,
} from './flags.ts';

const DAY = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
const LONGEST_DESCRIPTION = 200;

const flagName = yup
  .string()
  .required()
  .max(LONGEST_FLAG_NAME)
  .matches(FLAG_NAME, '${path} must be the name of a flag, such as new-summary');

/** A value as the declaration's type says it. */
export function isFlagValue(type: string, value: unknown): boolean {
  if (type === 'string') return typeof value === 'string' && value.length > 0 && value.length <= LONGEST_FLAG_TEXT;
  if (type === 'number') return typeof value === 'number' && Number.isFinite(value);
  return type === 'boolean' && typeof value === 'boolean';
}

/** Whether the variants are those of the type: none for a boolean, else each once and the default among them. */
function areVariants(type: string, usual: unknown, variants: unknown): boolean {
  if (type === 'boolean') return variants === undefined;
  if (!Array.isArray(variants) || variants.length < 2 || variants.length > MOST_VARIANTS) return false;
  return (
    variants.every((value) => isFlagValue(type, value)) &&
    new Set(variants).size === variants.length &&
    variants.includes(usual)
  );
}

const flagDeclaration = yup
  .object({
    type: yup
      .string()
      .oneOf([...FLAG_TYPES], `\${path} must be one of ${FLAG_TYPES.join(', ')}`)
      .required(),
    default: yup.mixed().required(),
    variants: yup.mixed().optional(),
    description: yup.string().required().max(LONGEST_DESCRIPTION),
    until: yup.string().required().matches(DAY, '${path} must be a day such as 2027-03-31'),
  })
  .noUnknown()
  .required()
  .test('values', `\${path}`, ({ type, default: usual, variants }, { createError, path }) => {
    const message =
      `${path} must have a default of its type, a text of ${LONGEST_FLAG_TEXT} characters at most, and, unless it is a ` +
      `boolean, 2 to ${MOST_VARIANTS} different variants with the default among them`;
    return (isFlagValue(type, usual) && areVariants(type, usual, variants)) || createError({ message });
  });

const areDeclarations = (value: unknown): value is FlagDeclarations =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The flags of a release, by their names. */
export const flagDeclarations = yup
  .mixed(areDeclarations)
  .optional()
  .test('flags', `\${path} must hold at most ${MOST_FLAGS} flags`, (value) => {
    if (value === undefined) return true;
    const entries = Object.entries(value);
    if (entries.length > MOST_FLAGS) return false;
    for (const [name, flag] of entries) {
      flagName.label(`the name "${name.slice(0, LONGEST_FLAG_NAME)}"`).validateSync(name, { strict: true });
      flagDeclaration.label(`the flag ${name}`).validateSync(flag satisfies FlagDeclaration, { strict: true });
    }
    return true;
  });
