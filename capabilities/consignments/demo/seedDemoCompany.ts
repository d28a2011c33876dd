import type { DemoHouse } from '@saltbush/capability';
import { daysBefore, seedOneAtATime } from '@saltbush/capability/database';
import { addClient, addMembers } from '@saltbush/clients/neighbours';
import { type IsoDate, localTime, monthOf } from '@saltbush/freight';
import { listOpenQuotes } from '@saltbush/quotes/neighbours';
import { type Kysely, sql } from 'kysely';
import { halfYearOf, monthsBetween } from '../analytics/months.ts';
import type { ConsignmentTables, Tables } from '../tables.ts';
import { DEMO_COMPANY, DEMO_INVITED, DEMO_MEMBERS, DEMO_OWNER_DAYS, DEMO_TERMS_DAYS } from './demo-company.data.ts';
import { DEMO_TIME_ZONE, type DemoPlan, requestOf } from './demo-plans.ts';
import { DEMO_STAFF, demoUuid } from './demoRows.ts';
import { figurePlans } from './figurePlans.ts';
import { figureYearOf } from './figureYearOf.ts';
import { finishDemoConsignments } from './finishDemoConsignments.ts';
import { payDemoInvoices } from './payDemoInvoices.ts';
import { recentMonthPlans, todayPlans } from './presentPlans.ts';
import { writeDemoPlans, writeDemoQuote } from './writeDemoPlans.ts';

const COMPANY_SUBMISSION = demoUuid('company');

/** Whether deliveries in this month would complete a later half-year. Analytics would then show that one instead. */
async function wouldHideFigures(transaction: Kysely<Tables>, company: string, today: IsoDate): Promise<boolean> {
  const { from, to } = halfYearOf(monthOf(today));
  const rows = await transaction
    .selectFrom('bookings')
    .select(sql<string>`left(delivered_on, 7)`.as('month'))
    .distinct()
    .where('client_reference', '=', company)
    .where('delivered_on', '>=', `${from}-01`)
    .execute();
  const delivered = new Set(rows.map(({ month }) => month));
  return monthsBetween(from, to).every((month) => month === monthOf(today) || delivered.has(month));
}

const openQuote = (now: Date, today: IsoDate): DemoPlan => ({
  key: `open-quote-${today}`,
  kind: 'LTL',
  request: { ...requestOf('LTL', 3), palletCount: '4', weightKg: '1720' },
  agreedCents: null,
  requestedAt: now,
  pickupDate: today,
  status: 'requested',
  delivered: null,
  exception: null,
});

/** The colleagues of the demo client. */
function demoPeople(
  { userId, company, links }: Pick<DemoHouse, 'links'> & { userId: string; company: string },
  now: Date,
) {
  return {
    reference: company,
    owner: { userId, email: DEMO_COMPANY.email },
    members: DEMO_MEMBERS.map(({ email, role, daysAgo }) => ({
      ...{ userId: demoUuid(email), email, role, joinedAt: daysBefore(now, daysAgo) },
    })),
    invited: [
      {
        ...{ submissionId: demoUuid(DEMO_INVITED.email), email: DEMO_INVITED.email, role: DEMO_INVITED.role },
        at: daysBefore(now, DEMO_INVITED.daysAgo),
      },
    ],
    links,
  };
}

/**
 * Sets up the demo client's company once, with two half-years of freight, and adds five consignments on each day on
 * which the site is started. Existing rows stay, and other clients' rows are not touched. Only for the accounts of the
 * embedded issuer.
 */
export async function seedDemoCompany(
  { database: { db }, links, now: clock }: DemoHouse<ConsignmentTables>,
  userIdOf: (email: string) => Promise<string | null>,
): Promise<void> {
  const now = clock();
  const { date: today } = localTime(now, DEMO_TIME_ZONE);
  const userId = await userIdOf(DEMO_COMPANY.email);
  if (userId === null) return;
  await seedOneAtATime(db, async (transaction) => {
    const { reference: company, isNew } = await addClient(transaction, {
      ...{ submissionId: COMPANY_SUBMISSION, details: DEMO_COMPANY, termsDays: DEMO_TERMS_DAYS, userId },
      joinedAt: daysBefore(now, DEMO_OWNER_DAYS),
      ...{ reason: 'Set up to try the site out', actor: DEMO_STAFF, at: now },
    });
    const owner = { userId, company, links };
    await addMembers(transaction, demoPeople(owner, now));
    const todays = todayPlans(now);
    const ids = todays.map(({ key }) => demoUuid(key));
    const written = await transaction
      .selectFrom('bookings')
      .select('reference')
      .where('submission_id', 'in', ids)
      .executeTakeFirst();
    if (written) return;
    if (isNew) {
      const year = figureYearOf(today);
      await writeDemoPlans(transaction, [...figurePlans(year), ...recentMonthPlans(now, year)], owner);
    } else if (await wouldHideFigures(transaction, company, today)) {
      return;
    }
    await finishDemoConsignments(transaction, company, today);
    await writeDemoPlans(transaction, todays, owner);
    await payDemoInvoices(transaction, company, today);
    if ((await listOpenQuotes(transaction, userId, now, 1)).length === 0) {
      await writeDemoQuote(transaction, openQuote(now, today), owner);
    }
  });
}
