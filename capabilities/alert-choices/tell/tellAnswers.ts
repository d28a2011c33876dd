import { daysBefore } from '@saltbush/capability/database';
import { answersAfter, readersOfClaim } from '@saltbush/claims/neighbours';
import { clientsOfFreight } from '@saltbush/consignments/neighbours';
import type { Transaction } from 'kysely';
import type { AlertParts } from '../alert-parts.ts';
import { KEPT_DAYS } from '../retention.ts';
import { dueSummaryDay } from '../summaryDay.ts';
import type { Tables } from '../tables.ts';
import { answerHappening } from './answerHappening.ts';
import type { Happening } from './happening.ts';
import { lockRound, moveRound } from './lockRound.ts';
import { tell } from './tell.ts';

const MOST_AT_ONCE = 20;

async function tellSome(transaction: Transaction<Tables>, parts: AlertParts, at: Date): Promise<number> {
  const day = dueSummaryDay(at);
  const { after } = await lockRound(transaction, 'claims', { day, after: '0' });
  const answers = await answersAfter(transaction, { after: Number(after), most: MOST_AT_ONCE });
  const clients = await clientsOfFreight(
    transaction,
    answers.map(({ shipmentReference }) => shipmentReference),
  );
  const oldest = daysBefore(at, KEPT_DAYS);
  const happenings: Happening[] = [];
  for (const answer of answers) {
    const client = clients.get(answer.shipmentReference);
    if (!client || answer.at <= oldest) continue;
    happenings.push(answerHappening(answer, client, await readersOfClaim(transaction, answer)));
  }
  await tell(transaction, happenings, parts);
  const last = answers.at(-1);
  if (last) await moveRound(transaction, 'claims', { day, after: String(last.id) });
  return answers.length;
}

/** Tells what the desk said of claims, each answer once. */
export async function tellAnswers(parts: AlertParts, at: Date, isStopped: () => boolean): Promise<void> {
  for (let told = MOST_AT_ONCE; told === MOST_AT_ONCE && !isStopped(); ) {
    told = await parts.database.db.transaction().execute((transaction) => tellSome(transaction, parts, at));
  }
}
