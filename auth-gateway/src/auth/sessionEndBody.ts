import { isOneLine } from '@saltbush/business-api/odd-characters';
import * as yup from 'yup';

const line = (max: number, message: string) =>
  yup
    .string()
    .trim()
    .required(message)
    .max(max)
    .test('seen', '${path} must not hold characters that cannot be seen', isOneLine);

/** `POST /api/ops/session-ends`: whose sessions end, by id or e-mail, and why. */
export const sessionEndBody = yup
  .object({ user: line(320, 'Name the user by id or e-mail'), reason: line(500, 'Please say why') })
  .noUnknown();
