import { placesOf } from '../../fixtures/everyText.ts';
import { DATABASES, gatewayOn } from '../../fixtures/gatewayOn.ts';
import { ANA, layPerson } from '../../fixtures/layPerson.ts';
import { eraseWithin } from './eraseWithin.ts';
import { erasureLines } from './erasureLines.ts';
import { findPerson } from './findPerson.ts';
import { appendPersonAct, listPersonActs } from './person-acts.ts';
import { personHash, personKey } from './personHash.ts';
import { readErasures, repeatErasures } from './repeatErasures.ts';

const { at: AT } = ANA;
const BEN = { email: 'ben.ode@private.example', name: 'Ben Ode', phone: '0433 222 111', number: 2, at: AT };
const PSEUDONYM = 'Erased person 4F2A91';

describe.each(DATABASES)('erasures after a restore, in the %s database', (kind) => {
  const gateway = gatewayOn(kind);
  beforeEach(async () => {
    await gateway.reset();
    await layPerson(gateway.database.db, ANA);
    await layPerson(gateway.database.db, BEN);
  });

  /** Erases Ana. @returns the list that is kept outside the database. */
  async function eraseAna(): Promise<string> {
    const { db } = gateway.database;
    const key = await personKey(db);
    await db.transaction().execute(async (transaction) => {
      const counts = await eraseWithin(transaction, await findPerson(transaction, ANA.email), PSEUDONYM);
      const facts = { kind: 'erasure', submissionId: null, actor: 'staff@test.example', reason: 'Asked' } as const;
      const person = personHash(key, ANA.email);
      await appendPersonAct(transaction, { ...facts, person, pseudonym: PSEUDONYM, counts });
    });
    const lines: string[] = [];
    for await (const line of erasureLines(db, key)) lines.push(line);
    return lines.join('');
  }

  it('are done again from the list that is kept elsewhere, even in a backup that knows of none', async () => {
    const list = await eraseAna();
    // Three letters would be found in random keys, too.
    expect(list).not.toMatch(/ruiz|private\.example/i);
    await gateway.reset();
    const { db } = gateway.database;
    await layPerson(db, { ...ANA, email: 'Ana.Ruiz@private.example' });
    await layPerson(db, BEN);
    const again = await repeatErasures(db, readErasures(`not json\n{"msg":"listening"}\n${list}`));
    expect(again).toEqual({ erased: [PSEUDONYM], refused: [], absent: 0 });
    expect(await placesOf(gateway.database, [ANA.email])).toEqual([
      'credit_note_documents.content',
      'invoice_documents.content',
      'invoices.buyer',
    ]);
    expect(await placesOf(gateway.database, [BEN.email])).toContain('enquiries.email');
    const { rows, isIntact } = await listPersonActs(db, 1);
    expect(isIntact).toBe(true);
    expect(rows).toMatchObject([{ kind: 'repeated', pseudonym: PSEUDONYM, actor: 'repeat-erasures' }]);
    expect(await repeatErasures(db, readErasures(list))).toEqual({ erased: [], refused: [], absent: 1 });
  });

  it('name those they leave out, and why', async () => {
    const list = await eraseAna();
    await gateway.reset();
    const { db } = gateway.database;
    await layPerson(db, ANA);
    await db.updateTable('bookings').set({ status: 'in_transit' }).where('reference', '=', 'SH-2026-101').execute();
    const { erased, refused } = await repeatErasures(db, readErasures(list));
    expect(erased).toEqual([]);
    expect(refused).toEqual([{ pseudonym: PSEUDONYM, why: expect.stringContaining('SH-2026-101') }]);
    expect(await placesOf(gateway.database, [ANA.email])).toContain('enquiries.email');
  });

  it("can be read from the gateway's log too, as long as the database has its key", async () => {
    const list = await eraseAna();
    const [, line] = list.split('\n');
    const log = `{"level":30,"msg":"person erased",${String(line).slice(1)}`;
    await layPerson(gateway.database.db, { ...ANA, number: 3 });
    const again = await repeatErasures(gateway.database.db, readErasures(log));
    expect(again.erased).toEqual([PSEUDONYM]);
  });
});
