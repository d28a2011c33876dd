import { lines, requiredLines } from '@saltbush/business-api/texts';
import { checkInput } from '@saltbush/capability/http';
import { Refusal } from '@saltbush/capability/refusal';
import { routePath } from '@saltbush/contract/release';
import {
  CANDIDATE_SHARE,
  LOG_KINDS,
  type LogKind,
  TOKEN_ACTIONS,
  type TokenAction,
} from '@saltbush/contract/release-api';
import * as yup from 'yup';

export const RELEASE_NAME = /^(shell|mf-[a-z][a-z0-9-]{0,36})$/;

const LONGEST_REASON = 500;
const MOST_DAYS = 366;
const LONGEST_PATH = 200;
/** The log shows the label as the actor, so it must not be an e-mail address or a name of the gateway itself. */
export const TOKEN_LABEL = /^[\p{L}\p{N}][\p{L}\p{N} ._/-]*$/u;
const RESERVED = ['operator', 'gateway', 'health watch'];
const LABEL_FAULT = 'label must be a name of letters and digits, such as "mf-quote CI", and not "operator"';

const reason = requiredLines('Reason', LONGEST_REASON, 'Say why, as "reason": the history shows it.').trim();
/** What a version is made of; whether there is such a release is asked later. */
export const versionText = yup
  .string()
  .max(80)
  .matches(/^[\w.+-]*$/, '${path} must be a version, such as 1.4.0');

export const activationBody = yup
  .object({
    version: versionText.required(),
    percent: yup.number().integer().min(CANDIDATE_SHARE.from).max(CANDIDATE_SHARE.to),
    reason,
    watch: yup.boolean(),
    base: versionText,
    evenThoughWithdrawn: yup.boolean(),
  })
  .noUnknown();

export const rollbackBody = yup
  .object({
    to: versionText.nullable(),
    from: versionText.nullable(),
    reason,
    evenThoughWithdrawn: yup.boolean(),
  })
  .noUnknown();

const MOST_IN_SET = 30;

export const setBody = yup
  .object({
    releases: yup
      .array(
        yup
          .object({
            name: yup.string().required().matches(RELEASE_NAME, 'each name must be shell, or begin with mf-'),
            version: versionText.required(),
          })
          .noUnknown(),
      )
      .required()
      .min(2, 'releases must name at least two: activate one alone by its name')
      .max(MOST_IN_SET)
      // It also meets members that are no objects, since yup checks a list before its members.
      .test('different', 'releases must name each remote once', (releases = []) => {
        return new Set(releases.map((release) => release?.name)).size === releases.length;
      }),
    reason,
    watch: yup.boolean(),
    evenThoughWithdrawn: yup.boolean(),
  })
  .noUnknown();

/** The revision of a set, in an address. */
export const setPath = yup.object({
  revision: yup
    .string()
    .matches(/^\d{1,9}$/, 'Give the revision of a set, such as 123: mfe history has it.')
    .required(),
});

export const retirementBody = yup.object({ from: versionText.nullable(), reason }).noUnknown();

export const watchBody = yup.object({ takesSlowerBack: yup.boolean().required(), reason }).noUnknown();

export const reasonBody = yup.object({ reason }).noUnknown();

export const tokenBody = yup
  .object({
    label: yup
      .string()
      .required()
      .max(60)
      .matches(TOKEN_LABEL, LABEL_FAULT)
      .test('not-reserved', LABEL_FAULT, (value) => !RESERVED.includes(value?.toLowerCase() ?? '')),
    remote: yup
      .string()
      .nullable()
      .defined()
      .matches(RELEASE_NAME, { message: 'remote must be shell, or begin with mf-', excludeEmptyString: false }),
    actions: yup
      .array(
        yup
          .mixed<TokenAction>()
          .oneOf([...TOKEN_ACTIONS])
          .required(),
      )
      .required()
      .min(1, `actions must name at least one of ${TOKEN_ACTIONS.join(', ')}`),
    days: yup.number().required().integer().min(1).max(MOST_DAYS),
    reason,
  })
  .noUnknown();

export const grantBody = yup
  .object({
    path: routePath.max(LONGEST_PATH),
    to: yup
      .string()
      .required()
      .matches(/^mf-[a-z][a-z0-9-]{0,36}$/, 'to must be a remote, such as mf-quote'),
    reason,
  })
  .noUnknown();

const lineNumber = yup.string().matches(/^\d{1,9}$/, '${path} must be the number of a line');

export const historyQuery = yup
  .object({
    name: yup.string().max(40),
    all: yup.string().oneOf(['1']),
    kind: yup.mixed<LogKind>().oneOf([...LOG_KINDS]),
    before: lineNumber,
    limit: yup.string().matches(/^([1-9]\d?|[1-4]\d\d|500)$/, '${path} must be 1 to 500'),
  })
  .noUnknown();

export const logQuery = yup.object({ after: lineNumber, digests: yup.string().oneOf(['1']) }).noUnknown();

export const publishQuery = yup
  .object({ reason: lines('Reason', LONGEST_REASON).trim().min(1).optional() })
  .noUnknown();

/** @throws Refusal `bad-request` with all reasons. */
export function parseRequest<T>(schema: yup.Schema<T>, value: unknown): T {
  const input = checkInput(schema, value ?? {});
  if (input.status === 'valid') return input.value;
  const errors = input.faults.map(({ message }) => message);
  throw new Refusal(errors.join('; '), { status: 400, code: 'bad-request', errors });
}
