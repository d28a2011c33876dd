import { lines, requiredLines } from '@saltbush/business-api/texts';
import * as yup from 'yup';

/** `POST /api/releases/prune`. */
export const pruneBody = yup
  .object({
    dryRun: yup.boolean(),
    reason: lines('Reason', 500)
      .trim()
      .optional()
      .when('dryRun', ([dryRun]: unknown[], field) =>
        dryRun === true ? field : requiredLines('Reason', 500, 'Say why, as "reason": the history shows it.').trim(),
      ),
  })
  .noUnknown();
