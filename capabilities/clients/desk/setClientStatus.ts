import { requireVersion } from '@saltbush/capability/desk';
import { queueMail } from '@saltbush/capability/mail';
import type { Kysely } from 'kysely';
import type { SetClientStatusInput } from '../api/clients.ts';
import type { Tables } from '../tables.ts';
import { clientStatusMail } from './clientStatusMail.ts';

interface Decision {
  reference: string;
  input: SetClientStatusInput;
  /** E-mail of the member of staff. */
  actor: string;
  at: Date;
  /** Origin for the links in mails. */
  publicUrl: string;
}

/**
 * Changes a client's status or its days to pay, and mails a change of status to the client. Does nothing when there is
 * no such client.
 * @throws Refusal `stale` when somebody else changed it first.
 */
export async function setClientStatus(db: Kysely<Tables>, decision: Decision): Promise<void> {
  const { reference, input, actor, at, publicUrl } = decision;
  const { version, status, paymentTermsDays } = input;
  const terms = paymentTermsDays === undefined ? {} : { payment_terms_days: paymentTermsDays };
  const said = paymentTermsDays === undefined ? '' : `Invoices are to be paid in ${paymentTermsDays} days. `;
  const reason = `${said}${input.reason.trim()}`;
  await db.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('clients')
      .select(['reference', 'version', 'status', 'email'])
      .where('reference', '=', reference)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return;
    requireVersion(row, version);
    const next = { status, ...terms, version: version + 1 };
    await transaction.updateTable('clients').set(next).where('reference', '=', reference).execute();
    await transaction.insertInto('client_events').values({ reference, at, status, reason, actor }).execute();
    if (status === row.status) return;
    await queueMail(transaction, clientStatusMail({ reference, email: row.email, status, reason, publicUrl }));
  });
}
