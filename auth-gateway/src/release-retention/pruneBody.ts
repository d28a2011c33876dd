import { isSeveralLines } from '@saltbush/business-api/odd-characters';
import * as yup from 'yup';

const reason = yup
  .string()
  .trim()
  .max(500)
  .test('seen', '${path} must not hold characters that cannot be seen', isSeveralLines);

/** `POST /api/releases/prune`. */
export const pruneBody = yup
  .object({
    dryRun: yup.boolean(),
    reason: reason.when('dryRun', ([dryRun]: unknown[]) =>
      dryRun === true ? reason : reason.required('Say why, as "reason": the history shows it.'),
    ),
  })
  .noUnknown();
