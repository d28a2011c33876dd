import * as yup from 'yup';
import { ACCESS_RULES, type Access } from './access.ts';

/** A service of a remote's own team, which the gateway stands in front of. */
export interface RemoteApi {
  /** First part of its addresses: `/api/` and one word, such as `/api/tracking`. */
  prefix: string;
  /** Who may call it. The gateway refuses everybody else before the service hears of them. */
  access: Access;
}

const LONGEST_PREFIX = 45;

/** Schema of the prefix of a remote's own API. */
export const apiPrefix = yup
  .string()
  .required()
  .max(LONGEST_PREFIX)
  .matches(
    /^\/api\/[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/,
    '${path} must be /api/ and one lower-case word, such as /api/tracking',
  );

export const remoteApi = yup
  .object({
    prefix: apiPrefix,
    access: yup
      .mixed<Access>()
      .oneOf([...ACCESS_RULES], `\${path} must be one of ${ACCESS_RULES.join(', ')}`)
      .required(),
  })
  .noUnknown();
