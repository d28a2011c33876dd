import type { IncomingMessage } from 'node:http';
import { gatewayOn } from '../../fixtures/gatewayOn.ts';
import { BEARER } from '../../fixtures/startTestGateway.ts';
import { isDatabaseAway } from '../database/databaseFault.ts';
import { createLog } from '../log.ts';
import { createOperatorMarks, type OperatorMarks } from './createOperatorMarks.ts';

let marks: OperatorMarks;
const gateway = gatewayOn('embedded');
afterEach(() => marks.close());

/** Marks over a database that fails with `fault.now`, with the lines they logged and the times they tried to read. */
async function marksWithFaults() {
  const fault: { now: Error | null } = { now: null };
  const lines: { msg: string; outage?: string }[] = [];
  const tries = { count: 0 };
  const db = gateway.database.db.withPlugin({
    transformQuery: ({ node }) => {
      tries.count += 1;
      if (fault.now !== null) throw fault.now;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const write = (line: string) => void lines.push(JSON.parse(line));
  const log = createLog('info', { write, isReported: isDatabaseAway });
  marks = await createOperatorMarks({ database: { db }, log, refreshMs: 5 });
  const more = async () => {
    const enough = tries.count + 5;
    while (tries.count < enough) await new Promise((resolve) => setTimeout(resolve, 5));
  };
  return { fault, lines, more };
}
const fromOperator = { headers: BEARER } as unknown as IncomingMessage;
const fromAnybody = { headers: { authorization: 'Bearer made-up' } } as unknown as IncomingMessage;

describe('the operators known ahead of the session', () => {
  it('stay known while tokens cannot be read, and log two lines however often the read is tried', async () => {
    const { fault, lines, more } = await marksWithFaults();
    fault.now = Object.assign(new Error('permission denied for table release_tokens'), { code: '42501' });
    await more();
    expect(marks.markOf(fromOperator)).not.toBeNull();
    expect(marks.markOf(fromAnybody)).toBeNull();
    expect(lines).toEqual([
      expect.objectContaining({ outage: 'operator tokens', msg: expect.stringMatching(/still/) }),
    ]);
    fault.now = null;
    await more();
    expect(lines.slice(1)).toEqual([expect.objectContaining({ msg: expect.stringMatching(/read again/) })]);
    fault.now = new Error('again');
    await more();
    expect(lines).toHaveLength(3);
  });

  it("are not logged here while the whole database is away, since the database's own line says it", async () => {
    const { fault, lines, more } = await marksWithFaults();
    fault.now = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    await more();
    fault.now = null;
    await more();
    expect(lines).toEqual([]);
  });
});
