import { DATABASES } from '../../fixtures/gatewayOn.ts';
import { lendDatabase } from '../../fixtures/lendDatabase.ts';

describe.each(DATABASES)('the %s database that a process keeps for its tests', (kind) => {
  it('comes empty to the next suite, whatever the last one left in it', async () => {
    const first = await lendDatabase(kind);
    const { db } = await first.open();
    await db.insertInto('settings').values({ key: 'left', value: 'behind' }).execute();
    await first.giveBack();
    const next = await lendDatabase(kind);
    const { db: same } = await next.open();
    expect(await same.selectFrom('settings').selectAll().execute()).toEqual([]);
    await next.giveBack();
  });

  it('may be closed and opened again, and holds what it held', async () => {
    const lent = await lendDatabase(kind);
    const before = await lent.open();
    await before.db.insertInto('settings').values({ key: 'a', value: 'kept' }).execute();
    await before.close();
    const { db } = await lent.open();
    expect(await db.selectFrom('settings').select('value').execute()).toEqual([{ value: 'kept' }]);
    await lent.giveBack();
  });

  it('is lent to one suite at a time', async () => {
    const lent = await lendDatabase(kind);
    await expect(lendDatabase(kind)).rejects.toThrow('is lent already');
    await lent.giveBack();
  });

  it('is not handed on with a replaced method', async () => {
    const lent = await lendDatabase(kind);
    const { pool } = await lent.open();
    const replaced = jest.spyOn(pool, 'connect');
    await expect(lent.giveBack()).rejects.toThrow('A test replaced connect of the database');
    replaced.mockRestore();
    await pool.end();
    // Another one is made, since nobody knows what else is wrong with that one.
    const next = await lendDatabase(kind);
    expect((await next.open()).pool).not.toBe(pool);
    await next.giveBack();
  });
});
