import { requiredLine } from '@saltbush/business-api/texts';
import * as yup from 'yup';

/** `POST /api/ops/session-ends`: whose sessions end, by id or e-mail, and why. */
export const sessionEndBody = yup
  .object({
    user: requiredLine('User', 320, 'Name the user by id or e-mail').trim(),
    reason: requiredLine('Reason', 500, 'Please say why').trim(),
  })
  .noUnknown();
