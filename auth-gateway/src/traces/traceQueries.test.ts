import { type ActiveSpan, runIn, type SpanFacts } from '@saltbush/capability/traces';
import { DATABASES } from '../../fixtures/gatewayOn.ts';
import { type LentDatabase, lendDatabase } from '../../fixtures/lendDatabase.ts';
import type { Database } from '../database/openDatabase.ts';
import { errorCode } from './errorCode.ts';
import { statementFacts } from './statementFacts.ts';
import { traceQueries } from './traceQueries.ts';

/** A span that keeps the names of its parts, and how they ended. */
function spanOf(parts: string[]): ActiveSpan {
  const made = (name: string): ActiveSpan => ({
    ...{ traceId: null, traceparent: '', isOver: () => false, rename: () => {}, note: () => {} },
    begin: (part: string, facts: SpanFacts = {}) => made(`${part}: ${facts['db.query.text']}`),
    end: (error) => void parts.push(error === undefined ? name : `${name}: ${errorCode(error)}`),
  });
  return made('whole');
}

describe.each(DATABASES)('statements that are measured, in the %s database', (kind) => {
  let lent: LentDatabase;
  let database: Database;
  let stop: () => void;
  beforeAll(async () => {
    lent = await lendDatabase(kind);
    database = await lent.open();
    stop = traceQueries(database.pool);
  });
  afterAll(async () => {
    stop();
    await database.close();
    await lent.giveBack();
  });

  it('belong to the work that asked for them, however many wait for a connection', async () => {
    const all = Array.from({ length: 40 }, () => [] as string[]);
    await Promise.all(
      all.map((parts, number) =>
        runIn(spanOf(parts), () =>
          number % 2 === 0
            ? database.pool.query(`select ${number}`)
            : new Promise<void>((resolve, reject) => {
                database.pool.query(`select ${number}`, [], (error) => (error ? reject(error) : resolve()));
                // The embedded database knows promises only.
                if (kind === 'embedded') resolve(database.pool.query(`select ${number}`).then(() => {}));
              }),
        ),
      ),
    );
    for (const [number, parts] of all.entries()) expect(new Set(parts)).toEqual(new Set([`select: select ${number}`]));
  });

  it('end with the code of their error, and are given on as they are', async () => {
    const parts: string[] = [];
    await runIn(spanOf(parts), async () => {
      await expect(database.pool.query("select 'secret'::int")).rejects.toMatchObject({ code: '22P02' });
      const { rows } = await database.pool.query('select $1::int as one', [1]);
      expect(rows).toEqual([{ one: 1 }]);
    });
    expect(parts).toEqual(["select: select '…'::int: 22P02", 'select: select $1::int as one']);
  });

  it('are not looked at where nothing is measured', async () => {
    const { rows } = await database.pool.query('select 1 as one');
    expect(rows).toEqual([{ one: 1 }]);
  });
});

it.each([
  ['select "a" from "quotes" where "id" = $1', 'select quotes'],
  ['insert into "mails" ("to") values ($1)', 'insert mails'],
  ['update only runs set x = 1', 'update runs'],
  ['with "due" as (select 1 from "jobs") select 1', 'with jobs'],
  ['begin', 'begin'],
  ['', 'statement'],
])('names the statement %s', (text, name) => {
  expect(statementFacts(text).name).toBe(name);
});

it('leaves out texts in quotes, also one that never ends, and what is too long', () => {
  const text = (statement: string) => statementFacts(statement).facts['db.query.text'];
  expect(text("select 'Priya' || 'it''s' from x")).toBe("select '…' || '…' from x");
  expect(text("select 'Priya")).toBe("select '…'");
  expect(String(text(`select ${'x'.repeat(5_000)}`))).toHaveLength(1_000);
});
