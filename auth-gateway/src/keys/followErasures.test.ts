import { placesOf } from '../../fixtures/everyText.ts';
import { ANA, layPerson } from '../../fixtures/layPerson.ts';
import { startTestGateway, type TestGateway } from '../../fixtures/startTestGateway.ts';
import { eraseWithin } from '../people/eraseWithin.ts';
import { findPerson } from '../people/findPerson.ts';
import { appendPersonAct } from '../people/person-acts.ts';
import { personHash, personKey } from '../people/personHash.ts';
import { followErasures } from './followErasures.ts';

const BEN = { email: 'ben.ode@private.example', name: 'Ben Ode', phone: '0433 222 111', number: 2, at: ANA.at };

let site: TestGateway;
let test: TestGateway;
beforeAll(async () => {
  site = await startTestGateway();
  test = await startTestGateway();
  for (const { database } of [site, test]) {
    await layPerson(database.db, ANA);
    await layPerson(database.db, BEN);
  }
});
afterAll(async () => {
  await site.close();
  await test.close();
});

/** Erases somebody from the site. */
async function erase(email: string): Promise<void> {
  const { db } = site.database;
  const person = personHash(await personKey(db), email);
  await db.transaction().execute(async (transaction) => {
    const pseudonym = 'Erased person 4F2A91';
    const counts = await eraseWithin(transaction, await findPerson(transaction, email), pseudonym);
    const facts = { kind: 'erasure', submissionId: null, actor: 'staff@test.example', reason: 'Asked' } as const;
    await appendPersonAct(transaction, { ...facts, person, pseudonym, counts });
  });
}

const follow = () => followErasures({ site: site.database.db, test: test.database.db });

describe('followErasures', () => {
  it('leaves everybody who was not erased', async () => {
    await follow();
    expect(await placesOf(test.database, [ANA.email])).toContain('users.email');
  });

  it('erases in the test mode who was erased from the site, and nobody else', async () => {
    await erase(ANA.email);
    await follow();
    expect(await placesOf(test.database, [ANA.email])).toEqual(await placesOf(site.database, [ANA.email]));
    expect(await placesOf(test.database, [BEN.email])).toContain('users.email');
  });

  it('is not refused for freight of the test mode that is under way, which stays until the month ends', async () => {
    await test.database.db.updateTable('bookings').set({ status: 'accepted' }).execute();
    await erase(BEN.email);
    await follow();
    const places = await placesOf(site.database, [BEN.email]);
    expect(await placesOf(test.database, [BEN.email])).toEqual(['bookings.details', ...places]);
  });

  it('erases nobody twice', async () => {
    const acts = () => test.database.db.selectFrom('person_acts').select(['kind', 'actor']).execute();
    const before = await acts();
    await follow();
    expect(await acts()).toEqual(before);
  });
});
