import type { RetentionRule } from '@saltbush/capability/retention';
import { CAPABILITIES } from '../capabilities.ts';
import { ENDED_ACT_HOURS } from '../confirmations/dropEndedActs.ts';
import { FAILURE_DAYS } from '../failures/failureRetention.ts';
import { MAIL_DAYS } from '../mail/mailRetention.ts';
import { KEPT_DAYS, KEPT_PER_NAME } from '../release-retention/prunableReleases.ts';
import { REPORT_DAYS } from '../telemetry/telemetryRetention.ts';

/** Sources: the privacy notices of the forms, the terms, and the statutes named here. Effective 2026-11. */
export const RETENTION: readonly RetentionRule[] = [
  {
    what: 'Mails, with their text and attachments',
    kept: `${MAIL_DAYS} days after they were written; one that waits to be sent, until it is`,
    why: 'To say what was written to whom, for a little more than a year',
    jobs: ['mails'],
  },
  ...CAPABILITIES.flatMap(({ retention }) => retention.rules),
  {
    what: 'Reports of browsers about releases, with the page’s route, phone or computer, and slow or fast connection',
    kept: `${REPORT_DAYS} days`,
    why: 'To compare releases; they name nobody',
    jobs: ['visits', 'reports'],
  },
  {
    what: 'What failed, by its cause, with a few visits that met it',
    kept: `${FAILURE_DAYS} days after it was last met`,
    why: 'To mend it; it holds nothing that a person typed',
    jobs: ['failures'],
  },
  {
    what: 'What networks are told apart by',
    kept: 'until the end of the next day, UTC',
    why: 'To know a network that was there the day before; after that nobody can tell which it was',
    jobs: ['network-salts', 'visit-networks'],
  },
  {
    what: 'Acts that wait to be confirmed: a copy or an erasure of a person names them',
    kept: `five minutes, and ${ENDED_ACT_HOURS} hour after`,
    why: 'So that a form that is sent late gets its answer; what was done is not kept twice',
    jobs: ['ended-acts'],
  },
  {
    what: 'Sessions, sign-ins under way and counted requests',
    kept: 'until they end',
    why: 'They serve for nothing afterwards',
    jobs: [],
    otherwise: 'the session store, the issuer and the limiters themselves',
  },
  {
    what: 'Releases',
    kept: `${KEPT_DAYS} days, the newest ${KEPT_PER_NAME} of each name, and all that is in use`,
    why: 'To go back to them; they hold nothing about visitors',
    jobs: ['releases'],
  },
  {
    what: 'The release log, who holds or revoked which token, and whose sessions operators ended',
    kept: 'for ever',
    why: 'The audit of what visitors got. Of people it names staff and operators, at their work; rules of flags name companies by their references',
    jobs: [],
    otherwise: 'nothing: rows are never changed',
  },
  {
    what: 'Exports and erasures of people',
    kept: 'for ever',
    why: 'To show that they were done, and to repeat an erasure after a restore. The person stands there as a keyed hash',
    jobs: [],
    otherwise: 'nothing: rows are never changed',
  },
];
