import * as yup from 'yup';
import { safeReturnTo } from '../http/safeReturnTo.ts';
import { versionText } from '../releases/release-requests.ts';

const MONTH_HOURS = 30 * 24;
const DAY_HOURS = 24;

const path = yup
  .string()
  .max(500)
  .test('path', '${path} must be a page of the site, such as /quote', (value) =>
    value === undefined ? true : safeReturnTo(value) === value,
  );

/** `POST /api/releases/:name/previews`. */
export const previewBody = yup
  .object({ version: versionText.required(), hours: yup.number().integer().min(1).max(MONTH_HOURS), path })
  .noUnknown();

/** `POST /api/releases/:name/working-copies`. */
export const workingCopyBody = yup.object({ hours: yup.number().integer().min(1).max(DAY_HOURS), path }).noUnknown();

const MOST_UPDATES = 30;
const MOST_NAMES = 500;
const names = yup.array().max(MOST_NAMES).of(yup.string().max(500).defined()).required();

/** `save.json` of what is sent to `POST /api/releases/:name/working-copies/:id/saves`. */
export const saveBody = yup
  .object({
    hash: yup
      .string()
      .matches(/^[0-9a-f]{8,64}$/)
      .required(),
    updates: yup
      .array()
      .min(1)
      .max(MOST_UPDATES)
      .of(
        yup
          .object({
            file: yup
              .string()
              .matches(/^container\.[0-9a-f]{8,64}\.hot-update\.json$/)
              .required(),
            content: yup.object({ c: names, r: names, m: names }).noUnknown().required(),
          })
          .noUnknown(),
      )
      .required(),
  })
  .noUnknown()
  .required();

const MOST_FAILURES = 20;
const MOST_LINES = 10_000_000;

/** `POST /api/releases/:name/working-copies/:id/failures`. */
export const failuresBody = yup
  .object({
    failures: yup
      .array()
      .max(MOST_FAILURES)
      .of(
        yup
          .object({
            kind: yup.string().oneOf(['build', 'types']).required(),
            file: yup.string().max(500).nullable().defined(),
            line: yup.number().integer().min(1).max(MOST_LINES).nullable().defined(),
            message: yup.string().max(2_000).defined(),
          })
          .noUnknown(),
      )
      .required(),
  })
  .noUnknown();
