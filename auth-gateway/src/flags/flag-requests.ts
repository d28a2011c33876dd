import { requiredLines } from '@saltbush/business-api/texts';
import { FLAG_NAME, LONGEST_FLAG_NAME, LONGEST_FLAG_TEXT } from '@saltbush/contract/flags';
import { FLAG_ROLES, type FlagRole, type FlagRule, MOST_FLAG_RULES } from '@saltbush/contract/release-api';
import * as yup from 'yup';

const LONGEST_REASON = 500;

const isValue = (value: unknown): value is FlagRule['value'] =>
  typeof value === 'boolean' ||
  (typeof value === 'number' && Number.isFinite(value)) ||
  (typeof value === 'string' && value.length > 0 && value.length <= LONGEST_FLAG_TEXT);

const flagRule = yup
  .object({
    value: yup
      .mixed(isValue)
      .required()
      .typeError(`\${path} must be true, false, a number or a text of ${LONGEST_FLAG_TEXT} characters at most`),
    role: yup.mixed<FlagRole>().oneOf([...FLAG_ROLES], `\${path} must be one of ${FLAG_ROLES.join(', ')}`),
    company: yup
      .string()
      .max(20)
      .matches(/^[A-Z0-9-]+$/, '${path} must be the reference of a client, such as CL-2K7M9Q'),
    share: yup.number().integer().min(1).max(99),
  })
  .noUnknown();

/** What operators may say of a flag. */
export const flagBody = yup
  .object({
    remote: yup
      .string()
      .required()
      .max(40)
      .matches(/^mf-[a-z][a-z0-9-]*$/, 'remote must be the name of a remote, such as mf-quote'),
    flag: yup
      .string()
      .required()
      .max(LONGEST_FLAG_NAME)
      .matches(FLAG_NAME, 'flag must be the name of a flag, such as new-summary'),
    isOff: yup.boolean().required(),
    rules: yup.array(flagRule).defined().max(MOST_FLAG_RULES, `A flag may have ${MOST_FLAG_RULES} rules at most.`),
    /** The line of the log that was shown as the newest of this flag; null for none. */
    base: yup.number().integer().min(1).nullable().defined(),
    reason: requiredLines('Reason', LONGEST_REASON, 'Say why, as "reason": the history shows it.').trim(),
  })
  .noUnknown();

/** A change of a flag, as it was asked for. */
export interface FlagWish {
  remote: string;
  flag: string;
  isOff: boolean;
  rules: FlagRule[];
  base: number | null;
  reason: string;
}
