import { requiredLines } from '@saltbush/business-api/texts';
import * as yup from 'yup';
import { versionText } from '../releases/release-requests.ts';

const LONGEST_REASON = 500;
const LONGEST_TIMEOUT_MS = 30_000;

const reason = requiredLines('Reason', LONGEST_REASON, 'Say why, as "reason": the history shows it.').trim();
const remote = yup
  .string()
  .required()
  .matches(/^mf-[a-z][a-z0-9-]{0,36}$/, 'remote must be a remote, such as mf-tracking');
const version = versionText.min(1, 'version must be a version, such as 1.4.0, or be left out');

export const upstreamBody = yup
  .object({
    remote,
    version,
    upstream: yup.string().required('upstream must say where the service runs').max(400),
    health: yup
      .string()
      .max(100)
      .matches(/^\/[\w./-]*$/, 'health must be a path such as /healthz')
      .test('plain', 'health must be a path such as /healthz', (value) => !/\/\/|\.\./.test(value ?? '')),
    timeoutMs: yup
      .number()
      .integer()
      .min(100, 'timeoutMs must be 100 to 30000')
      .max(LONGEST_TIMEOUT_MS, 'timeoutMs must be 100 to 30000'),
    reason,
  })
  .noUnknown();

export const removalBody = yup.object({ remote, version, reason }).noUnknown();
