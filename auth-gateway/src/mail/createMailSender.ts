import { brand } from '@saltbush/ui/brand';
import { type Selectable, sql } from 'kysely';
import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import type { Database } from '../database/openDatabase.ts';
import type { Tables } from '../database/tables.ts';
import type { Logger } from '../log.ts';
import { createOutage } from '../outages/createOutage.ts';
import type { Traces } from '../traces/createTraces.ts';

/** How often to look for mails that another gateway queued or that are due again. */
const POLL_MS = 5_000;
const CONNECT_TIMEOUT_MS = 10_000;
const SILENCE_TIMEOUT_MS = 30_000;
/**
 * How long a claim lasts, which is longer than any attempt. When a gateway dies while sending, the mail becomes due
 * again after this.
 */
const LEASE_SECONDS = 10 * 60;
const FIRST_WAIT_SECONDS = 30;
const LONGEST_WAIT_SECONDS = 60 * 60;
/** About a day, with the waits between the attempts. */
const MAX_ATTEMPTS = 30;
const FAULT_LENGTH = 500;
const CLOSE_TIMEOUT_MS = 10_000;
const KEPT_AT_ONCE = 200;

/** Codes of nodemailer for a server that cannot be reached, as opposed to one that refuses. */
const AWAY = new Set(['ECONNECTION', 'ETIMEDOUT', 'EDNS', 'ESOCKET', 'ECONNREFUSED', 'ECONNRESET']);

/** Kinds of mails in the words of a member of staff. */
const WRITTEN_BY_PEOPLE = new Set(['enquiry-reply']);

export interface MailSender {
  /** Looks into the outbox now instead of at the next poll. */
  wake: () => void;
  /** Finishes the mail that is being sent. */
  close: () => Promise<void>;
}

interface Dependencies {
  config: Pick<Config, 'smtpUrl' | 'mailFrom'>;
  database: Pick<Database, 'db'>;
  /** Measures what it sends; null measures nothing. */
  traces?: Pick<Traces, 'begin'> | null;
  log: Logger;
}

type MailRow = Selectable<Tables['mails']>;
type Outcome = Partial<Pick<MailRow, 'status' | 'fault' | 'sent_at'>> & { waitSeconds?: number };

const inSeconds = (seconds: number) => sql<Date>`clock_timestamp() + make_interval(secs => ${sql.lit(seconds)})`;

/** Lets mail programs end such mails with one press (RFC 8058). No other header comes from a mail's row. */
const unsubscribeHeaders = ({ unsubscribe_url: url }: Pick<MailRow, 'unsubscribe_url'>): Record<string, string> =>
  url === null ? {} : { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

/** Seconds to wait after an attempt: 30, doubled each time, at most an hour. */
function waitSeconds(attempts: number): number {
  return Math.min(FIRST_WAIT_SECONDS * 2 ** Math.max(0, attempts - 1), LONGEST_WAIT_SECONDS);
}

function afterFault(error: unknown, { attempts }: MailRow): Outcome {
  const { message, code, responseCode = 0 } = error as Error & { code?: string; responseCode?: number };
  const fault = message.slice(0, FAULT_LENGTH);
  // The server knows no such recipient, so another attempt changes nothing.
  const isRejected = code === 'EENVELOPE' && responseCode >= 500;
  if (isRejected || attempts >= MAX_ATTEMPTS) return { status: 'failed', fault };
  return { fault, waitSeconds: waitSeconds(attempts) };
}

/**
 * Sends the outbox. Any number of gateways can share it: each mail is claimed by one of them for a while. Without a
 * mail server, mails are kept for staff to read.
 */
export function createMailSender({ config, database: { db }, traces = null, log }: Dependencies): MailSender {
  const { smtpUrl, mailFrom } = config;
  const domain = mailFrom.slice(mailFrom.lastIndexOf('@') + 1);
  const transport =
    smtpUrl === null
      ? null
      : createTransport(
          {
            url: smtpUrl,
            connectionTimeout: CONNECT_TIMEOUT_MS,
            greetingTimeout: CONNECT_TIMEOUT_MS,
            socketTimeout: SILENCE_TIMEOUT_MS,
          },
          // The content of a mail must not make this machine read its own files or fetch an address.
          { disableFileAccess: true, disableUrlAccess: true },
        );
  const outage = createOutage(log, {
    outage: 'mail server',
    began: 'the mail server does not answer; mails wait and are tried again',
    ended: 'the mail server answers again',
  });
  /** Results that the database could not store yet. Without them, a mail that was sent would be sent again. */
  const unsettled = new Map<number, () => Promise<void>>();
  let round: Promise<void> | null = null;
  let isWoken = false;
  let isClosed = false;

  /** Some at a time: an embedded database works on this thread. */
  async function keepAll(): Promise<void> {
    for (let kept = KEPT_AT_ONCE; kept === KEPT_AT_ONCE && !isClosed; ) {
      const { numUpdatedRows } = await db
        // Those that an erasure has locked come with the next look: waiting for one while others are locked here would
        // have the two wait for each other.
        .with(
          (queued) => queued('queued').materialized(),
          (mails) =>
            mails
              .selectFrom('mails')
              .select('id')
              .where('status', '=', 'queued')
              .limit(KEPT_AT_ONCE)
              .forUpdate()
              .skipLocked(),
        )
        .updateTable('mails')
        .set({ status: 'kept' })
        .where('id', 'in', (mails) => mails.selectFrom('queued').select('id'))
        .executeTakeFirstOrThrow();
      kept = Number(numUpdatedRows);
    }
  }

  function claim(): Promise<MailRow | undefined> {
    return db
      .updateTable('mails')
      .set((set) => ({ attempts: set('attempts', '+', 1), due_at: inSeconds(LEASE_SECONDS) }))
      .where('id', '=', (mails) =>
        mails
          .selectFrom('mails')
          .select('id')
          .where('status', '=', 'queued')
          // A due time further ahead than the longest wait was written before the clock was set back.
          .where((mails_) =>
            mails_.or([
              mails_('due_at', '<=', sql<Date>`clock_timestamp()`),
              mails_('due_at', '>', inSeconds(2 * LONGEST_WAIT_SECONDS)),
            ]),
          )
          // A burst of mails that can be ended holds up none of the others.
          .orderBy(sql`unsubscribe_url is not null`)
          .orderBy('due_at')
          .orderBy('id')
          .limit(1)
          .forUpdate()
          .skipLocked(),
      )
      .returningAll()
      .executeTakeFirst();
  }

  async function attempt(mail: MailRow): Promise<Outcome> {
    const span = traces?.begin('send a mail', { 'saltbush.mail': mail.kind });
    try {
      await transport?.sendMail({
        // The same at every attempt, so that mail programs recognise a mail that arrives twice.
        messageId: `<${mail.message_id}@${domain}>`,
        date: mail.queued_at,
        from: { name: mail.kind.startsWith('quote') ? `${brand.name} Quotes` : brand.name, address: mailFrom },
        to: { name: '', address: mail.recipient },
        replyTo: mail.reply_to ?? brand.salesEmail,
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        attachments: mail.attachments.map(({ name, contentType, content }) => ({
          filename: name,
          contentType,
          content: Buffer.from(content, 'base64'),
        })),
        // Keeps holiday replies from answering this mail, unless a person wrote it (RFC 3834).
        headers: {
          'Auto-Submitted': WRITTEN_BY_PEOPLE.has(mail.kind) ? 'no' : 'auto-generated',
          ...unsubscribeHeaders(mail),
        },
      });
      outage.end();
      span?.end();
      log.info({ mail: mail.id, kind: mail.kind }, 'mail sent');
      return { status: 'sent', fault: null, sent_at: new Date() };
    } catch (error) {
      span?.end(error);
      const outcome = afterFault(error, mail);
      const { code } = error as { code?: string };
      if (AWAY.has(code ?? '')) {
        outage.begin(error);
        return outcome;
      }
      outage.end();
      log.warn(
        { mail: mail.id, kind: mail.kind, attempts: mail.attempts, code, ...outcome, fault: undefined },
        'mail not sent',
      );
      return outcome;
    }
  }

  async function settle({ id, attempts }: MailRow, { waitSeconds: wait, ...columns }: Outcome): Promise<void> {
    await db
      .updateTable('mails')
      .set({ ...columns, ...(wait === undefined ? {} : { due_at: inSeconds(wait) }) })
      .where('id', '=', id)
      // When the claim ran out meanwhile, the gateway that has it now decides.
      .where('attempts', '=', attempts)
      .execute();
    unsettled.delete(id);
  }

  async function sendAll(): Promise<void> {
    for (const settleNow of unsettled.values()) await settleNow();
    if (transport === null) {
      await keepAll();
      return;
    }
    for (let mail = await claim(); mail !== undefined; mail = isClosed ? undefined : await claim()) {
      const claimed = mail;
      const outcome = await attempt(claimed);
      unsettled.set(claimed.id, () => settle(claimed, outcome));
      await settle(claimed, outcome);
    }
  }

  function wake(): void {
    if (isClosed) return;
    if (round !== null) {
      isWoken = true;
      return;
    }
    round = sendAll()
      .catch((error: unknown) =>
        log.error({ err: error }, 'the outbox could not be worked through; it is tried again at the next poll'),
      )
      .finally(() => {
        round = null;
        if (!isWoken) return;
        isWoken = false;
        wake();
      });
  }

  const poll = setInterval(wake, POLL_MS);
  wake();

  return {
    wake,
    async close() {
      isClosed = true;
      clearInterval(poll);
      let timer: NodeJS.Timeout | undefined;
      const patience = new Promise((resolve) => {
        timer = setTimeout(resolve, CLOSE_TIMEOUT_MS);
      });
      await Promise.race([round, patience]);
      clearTimeout(timer);
      transport?.close();
    },
  };
}
