import { randomUUID } from 'node:crypto';
import { emptyTables } from '../../../auth-gateway/fixtures/emptyTables.ts';
import { DATABASES, gatewayOn } from '../../../auth-gateway/fixtures/gatewayOn.ts';
import { HARBOUR_PRODUCE } from '../../../auth-gateway/fixtures/harbourProduce.ts';
import type { Answer } from '../../../auth-gateway/fixtures/startTestGateway.ts';
import type { DeskClientDetail } from '../api/clients.ts';

const NOBODY = {};
const STAFF = { 'x-test-role': 'staff' };
const SHEET = {
  name: 'rates.csv',
  text: '\uFEFFOrigin,Destination,Vehicle,RatePerKm\r\n"Sydney, NSW",Melbourne,Semi,3.1\r\n,,,\r\nSydney,Perth,Semi,2.5abc\r\n',
};

describe.each(DATABASES)('a set-up that names an uploaded sheet, in the %s database', (kind) => {
  const now = () => new Date('2026-11-20T03:00:00Z');

  const gateway = gatewayOn(kind, { now });
  beforeEach(() => emptyTables(gateway.database));

  const send = (changes: Record<string, unknown> = {}): Promise<Answer> =>
    gateway.post('/api/clients', { ...HARBOUR_PRODUCE, submissionId: randomUUID(), ...changes }, NOBODY);
  const clients = () => gateway.database.db.selectFrom('clients').selectAll().orderBy('reference').execute();
  const rows = () => gateway.database.db.selectFrom('rate_sheet_rows').selectAll().orderBy('line').execute();
  const detail = async (reference = 'CL-2026-00001') =>
    (await gateway.get(`/api/ops/clients/${reference}`, STAFF)).body as unknown as DeskClientDetail;

  async function upload(content: string, name = 'rates.csv'): Promise<Answer> {
    const response = await fetch(`${gateway.url}/api/rate-sheet-uploads?${new URLSearchParams({ name })}`, {
      method: 'POST',
      headers: { 'content-type': 'text/csv' },
      body: content,
    });
    return { status: response.status, headers: response.headers, body: await response.json() };
  }
  const uploaded = async (content = SHEET.text) => String((await upload(content)).body.upload);
  const naming = (token: string, submissionId = randomUUID() as string) =>
    send({ submissionId, rateSheet: { name: 'rates.csv', upload: token } });
  const held = () => gateway.database.db.selectFrom('rate_sheet_upload_batches').selectAll().execute();
  const lines = Array.from({ length: 20_000 }, (_line, index) => `Sydney,Place ${index},Semi,${(index + 1) / 1000}`);
  const LARGE = ['Origin,Destination,Vehicle,RatePerKm', ...lines].join('\n');

  it('stores it whole, and then no longer holds the upload', async () => {
    const answer = await upload(LARGE);
    expect(answer).toMatchObject({ status: 201, body: { rowCount: 20_000, skippedCount: 0, notes: [] } });
    expect((await naming(String(answer.body.upload))).status).toBe(201);
    const kept = await rows();
    expect(kept).toHaveLength(20_000);
    expect(kept[12_345]).toMatchObject({ line: 12_346, destination: 'Place 12345', rate_per_km: 12.346 });
    expect(await held()).toEqual([]);
    expect(await detail()).toMatchObject({ rateSheet: { name: 'rates.csv', rowCount: 20_000 } });
  });

  it('stores a submission once: when it is sent again, at the same moment, or with the sheet uploaded anew', async () => {
    const submissionId = randomUUID();
    const token = await uploaded();
    const answers = await Promise.all([naming(token, submissionId), naming(token, submissionId)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 201]);
    expect((await naming(token, submissionId)).status).toBe(200);
    expect((await naming(await uploaded(), submissionId)).status).toBe(200);
    expect(await clients()).toHaveLength(1);
    expect(await rows()).toHaveLength(1);
    const other = await uploaded(SHEET.text.replace('3.1', '4.1'));
    expect(await naming(other, submissionId)).toMatchObject({ status: 409, body: { code: 'submission-reused' } });
  });

  it('gives an upload to one form, and to none after an hour, and the form survives that', async () => {
    const token = await uploaded();
    await naming(token);
    const gone = { status: 409, body: { code: 'upload-gone', fields: [{ path: 'rateSheet' }] } };
    expect(await naming(token)).toMatchObject(gone);
    expect(await naming('never seen')).toMatchObject(gone);
    const late = await uploaded();
    const anHourAgo = new Date(now().getTime() - 3_600_001);
    await gateway.database.db.updateTable('rate_sheet_uploads').set({ uploaded_at: anHourAgo }).execute();
    expect(await naming(late)).toMatchObject(gone);
    // The next upload removes the expired ones.
    await uploaded();
    expect(await held()).toHaveLength(1);
    expect(await clients()).toHaveLength(1);
  });

  it('holds ten uploads for one network, each until its form is sent', async () => {
    const token = await uploaded();
    const [first] = await gateway.database.db.selectFrom('rate_sheet_uploads').selectAll().execute();
    if (first === undefined) throw new Error('Nothing is held.');
    for (let count = 1; count < 10; count += 1) {
      const token_hash = `another ${count}`;
      await gateway.database.db
        .insertInto('rate_sheet_uploads')
        .values({ ...first, token_hash })
        .execute();
      await gateway.database.db
        .insertInto('rate_sheet_upload_batches')
        .values({ token_hash, position: 0, rows: '[]' })
        .execute();
    }
    expect(await upload(SHEET.text)).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
    expect((await naming(token)).status).toBe(201);
    expect((await upload(SHEET.text)).status).toBe(201);
  });

  it.each([
    ['no sheet', 'a,b\n1,2', 400],
    ['quotation marks that never close', `Origin,Destination,Vehicle,RatePerKm\n"${'""'.repeat(1_000_000)}`, 400],
    ['21 MB', 'x'.repeat(21 * 1024 * 1024), 413],
  ])('refuses %s and holds nothing', async (_what, content, status) => {
    expect((await upload(content)).status).toBe(status);
    expect((await upload(SHEET.text, ' ')).status).toBe(400);
    expect(await held()).toEqual([]);
  });
});
