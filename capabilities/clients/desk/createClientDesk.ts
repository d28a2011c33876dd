import type { Clock } from '@saltbush/capability';
import { containing, type DeskQuery, type DeskSort, deskOrder, deskPage } from '@saltbush/capability/desk';
import type { SearchAnswer } from '@saltbush/contract/search';
import { TERMS } from '@saltbush/freight';
import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import type {
  ClientSort,
  ClientView,
  DeskClient,
  DeskClientDetail,
  DeskClients,
  SetClientStatusInput,
} from '../api/clients.ts';
import { inviteAgain } from '../invitations/inviteAgain.ts';
import { newestInvitation } from '../invitations/newestInvitation.ts';
import { newestRateSheet } from '../rate-sheets/newestRateSheet.ts';
import type { Database, Tables } from '../tables.ts';
import { searchClients } from './searchClients.ts';
import { setClientStatus } from './setClientStatus.ts';

export interface ClientDesk {
  /** The best matches for what was typed. */
  search: (typed: string) => Promise<SearchAnswer>;
  list: (query: DeskQuery<ClientView, ClientSort>) => Promise<DeskClients>;
  /** Null when there is no such client. */
  find: (reference: string) => Promise<DeskClientDetail | null>;
  /**
   * Null when there is no such client.
   * @throws Refusal `stale` when somebody else changed it first.
   */
  setStatus: (reference: string, input: SetClientStatusInput, actor: string) => Promise<DeskClientDetail | null>;
  /**
   * Invites the contact to join, also a second time. Null when there is no such client.
   * @throws Refusal `invitation-settled` when they belong to the client already.
   */
  invite: (reference: string, actor: string) => Promise<DeskClientDetail | null>;
}

type Row = Selectable<Tables['clients']> & { has_rate_sheet: boolean };

/** Clients that wait for approval begin with the first one, all others with the newest. */
const orderOf = (view: ClientView, sort: DeskSort<ClientSort> | null) =>
  deskOrder(sort, {
    by: {
      business: sql`lower(business_name)`,
      status: sql`status`,
      reference: sql`reference`,
      contact: sql`lower(contact_name)`,
      submitted: sql`submitted_at`,
    },
    last: sql`reference`,
    otherwise: view === 'pending' ? sql`submitted_at, reference` : sql`submitted_at desc, reference desc`,
  });

const inView = (view: ClientView) => (where: ExpressionBuilder<Tables, 'clients'>) =>
  where.and(view === 'all' ? [] : [where('status', '=', view)]);

const found = (search: string) => (where: ExpressionBuilder<Tables, 'clients'>) =>
  where.or([
    ...(['reference', 'business_name', 'contact_name', 'email'] as const).map((column) =>
      where(column, 'ilike', containing(search)),
    ),
    where(sql<string>`details->>'originSuburb'`, 'ilike', containing(search)),
  ]);

function deskClient({ reference, status, business_name, contact_name, email, details, ...row }: Row): DeskClient {
  const { freightType, originSuburb, focus } = details;
  return {
    ...{ reference, status, email, freightType, originSuburb, focus },
    businessName: business_name,
    contactName: contact_name,
    hasRateSheet: row.has_rate_sheet,
    submittedAt: row.submitted_at.toISOString(),
  };
}

interface Dependencies {
  database: Database;
  now: Clock;
  /** Origin for the links in mails. */
  publicUrl: string;
}

/** What staff see of clients and decide about them. */
export function createClientDesk({ database: { db }, now, publicUrl }: Dependencies): ClientDesk {
  async function counts(): Promise<Record<ClientView, number>> {
    const rows = await db
      .selectFrom('clients')
      .select(['status', (count) => count.fn.countAll<number>().as('count')])
      .groupBy('status')
      .execute();
    const totals = { pending: 0, active: 0, suspended: 0, all: 0 };
    for (const { status, count } of rows) {
      totals[status] += count;
      totals.all += count;
    }
    return totals;
  }

  const find: ClientDesk['find'] = async (reference) => {
    const row = await db.selectFrom('clients').selectAll().where('reference', '=', reference).executeTakeFirst();
    if (!row) return null;
    const [rateSheet, users, invitation, trail] = await Promise.all([
      newestRateSheet(db, reference),
      db.selectFrom('client_users').select('email').where('reference', '=', reference).orderBy('joined_at').execute(),
      newestInvitation(db, reference, now()),
      db
        .selectFrom('client_events')
        .select(['at', 'status', 'reason', 'actor'])
        .where('reference', '=', reference)
        .orderBy('id')
        .execute(),
    ]);
    return {
      ...row.details,
      reference,
      status: row.status,
      requestedStatus: row.requested_status,
      abnVerified: row.abn_verified,
      submittedAt: row.submitted_at.toISOString(),
      paymentTermsDays: row.payment_terms_days ?? TERMS.paymentTermsDays,
      version: row.version,
      rateSheet,
      users: users.map(({ email }) => email),
      invitation,
      trail: trail.map((event) => ({ ...event, at: event.at.toISOString() })),
    };
  };

  return {
    find,
    search: (typed) => searchClients(db, typed),
    async list({ view, search, sort, page }) {
      const matching = db.selectFrom('clients').where(inView(view)).where(found(search));
      const ordered = matching
        .selectAll()
        .select(({ exists, selectFrom }) =>
          exists(
            selectFrom('rate_sheets').select('id').whereRef('rate_sheets.client_reference', '=', 'clients.reference'),
          )
            .$castTo<boolean>()
            .as('has_rate_sheet'),
        )
        .orderBy(orderOf(view, sort));
      const { rows, ...rest } = await deskPage(ordered, page);
      return { ...rest, rows: rows.map(deskClient), counts: await counts() };
    },
    async setStatus(reference, input, actor) {
      await setClientStatus(db, { reference, input, actor, at: now(), publicUrl });
      return find(reference);
    },
    async invite(reference, actor) {
      await inviteAgain(db, { reference, actor, now: now(), publicUrl });
      return find(reference);
    },
  };
}
