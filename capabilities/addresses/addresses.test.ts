import { randomUUID } from 'node:crypto';
import { client } from '../../auth-gateway/fixtures/client.ts';
import { DATABASES, gatewayOn } from '../../auth-gateway/fixtures/gatewayOn.ts';
import { layCompany } from '../../auth-gateway/fixtures/layCompany.ts';
import type { Address, AddressFields, AddressImport, AddressList } from './api.ts';
import { driverWords } from './api.ts';

/** Ana and Amir send freight for one company, Bob for another, Cleo for none. */
const [ANA, AMIR, BOB, CLEO] = [client('ana'), client('amir'), client('bob'), client('cleo')];
const STAFF = { 'x-test-role': 'staff' };
const NOW = new Date('2026-11-24T03:00:00Z');

const DOCK: AddressFields = {
  ...{ name: 'Harbour Foods', street: '12 Dock Road', suburb: 'Pyrmont', postcode: '2009' },
  ...{ contactName: 'Ana Ruiz', phone: '+61 412 345 678', openingHours: 'Mon to Fri 7:00 to 15:00' },
  ...{ gateM: '3.2', drivewayM: '', heightM: '4', hasForklift: true, needsTailgate: true, hasDangerousGoods: false },
  instructions: 'Dock 4\n"Ring" twice, wait',
};
const HEADING = 'Name,Street,Suburb,Postcode';

describe.each(DATABASES)('the address book on the %s database', (kind) => {
  const gateway = gatewayOn(kind, { now: () => NOW });
  beforeEach(async () => {
    await gateway.reset();
    await layCompany(gateway.database, { user: 'ana', number: 1, now: NOW });
    await layCompany(gateway.database, { user: 'bob', number: 2, now: NOW });
    const amir = { reference: 'CL-2026-00001', user_id: 'amir', email: 'amir@company.example', joined_at: NOW };
    await gateway.database.db.insertInto('client_users').values(amir).execute();
  });

  const add = (changes: Record<string, unknown> = {}, headers = ANA) =>
    gateway.post('/api/addresses', { submissionId: randomUUID(), ...DOCK, ...changes }, headers);
  const added = async (changes: Record<string, unknown> = {}, headers = ANA) =>
    (await add(changes, headers)).body as unknown as Address;
  const list = async (query = '', headers = ANA) =>
    (await gateway.get(`/api/addresses${query}`, headers)).body as unknown as AddressList;
  const names = async (query = '', headers = ANA) => (await list(query, headers)).rows.map(({ name }) => name);
  const act = (reference: string, name: 'changes' | 'removal', body: Record<string, unknown>, headers = ANA) =>
    gateway.post(`/api/addresses/${reference}/${name}`, name === 'changes' ? { ...DOCK, ...body } : body, headers);
  async function send(text: string, which = 'import', headers = ANA) {
    const answer = await fetch(`${gateway.url}/api/addresses/imports?act=${which}`, {
      ...{ method: 'POST', body: text },
      headers: { 'content-type': 'text/csv', ...headers },
    });
    return { status: answer.status, body: (await answer.json()) as AddressImport };
  }
  /** With its byte order mark, which `text()` would take away. */
  const csv = async (headers = ANA) =>
    Buffer.from(await (await fetch(`${gateway.url}/api/addresses.csv`, { headers })).arrayBuffer()).toString();

  it('takes an address once for each form, and a place once for each book', async () => {
    const submissionId = randomUUID();
    const first = await add({ submissionId, name: ' Harbour Foods ' });
    expect(first).toMatchObject({ status: 201, body: { ...DOCK, reference: 'ADR-2026-00001', version: 1 } });
    const again = await add({ submissionId });
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(await add({ name: 'HARBOUR  foods', phone: '' })).toMatchObject({
      status: 409,
      body: { code: 'address-known', reference: 'ADR-2026-00001', fields: [{ path: 'name' }] },
    });
    // What others have is nobody's business.
    expect(await add({ submissionId }, BOB)).toMatchObject({ status: 201, body: { reference: 'ADR-2026-00002' } });
  });

  it('is the same for everybody of a company, and like an absent one for others', async () => {
    const { reference } = await added();
    const own = await added({ name: 'Cleo at home' }, CLEO);
    expect(await names('', AMIR)).toEqual(['Harbour Foods']);
    expect(await act(reference, 'changes', { version: 1, phone: '' }, AMIR)).toMatchObject({ status: 200 });
    for (const headers of [BOB, CLEO]) {
      expect(await names('', headers)).toEqual(headers === CLEO ? ['Cleo at home'] : []);
      expect((await csv(headers)).includes('Harbour')).toBe(false);
      for (const id of [reference, 'ADR-2026-99999']) {
        const answers = [
          await gateway.get(`/api/addresses/${id}`, headers),
          await act(id, 'changes', { version: 'x' }, headers),
          await act(id, 'removal', { version: 2 }, headers),
        ];
        expect(answers.map(({ status, body }) => [status, body.code])).toEqual(Array(3).fill([404, 'not-found']));
      }
    }
    for (const path of ['/api/addresses', '/api/addresses.csv', `/api/addresses/${own.reference}`]) {
      expect((await gateway.get(path, {})).status).toBe(401);
    }
  });

  it('refuses a change to what somebody else changed meanwhile, and a place that is there already', async () => {
    const { reference } = await added();
    const other = await added({ name: 'Other', street: '1 Other Street' });
    expect(await act(reference, 'changes', { version: 1, gateM: '2.5' })).toMatchObject({
      status: 200,
      body: { version: 2, gateM: '2.5' },
    });
    // Nothing changed, so it counts as none.
    expect(await act(reference, 'changes', { version: 2, gateM: '2.50' })).toMatchObject({ body: { version: 2 } });
    expect(await act(reference, 'changes', { version: 1 })).toMatchObject({
      status: 409,
      body: { code: 'stale', version: 2 },
    });
    expect(await act(reference, 'removal', { version: 1 })).toMatchObject({ status: 409, body: { code: 'stale' } });
    expect(await act(other.reference, 'changes', { version: 1 })).toMatchObject({
      status: 409,
      body: { code: 'address-known', reference },
    });
    expect(await act(reference, 'removal', { version: 2 })).toMatchObject({ status: 200, body: { name: DOCK.name } });
    expect(await act(reference, 'removal', { version: 2 })).toMatchObject({ status: 404 });
    expect(await names()).toEqual(['Other']);
  });

  it('is found by words of name, place and contact, those near first', async () => {
    await added({ name: 'Zed 100%', suburb: 'Newtown', postcode: '2042' });
    await added({ name: 'Able', suburb: 'Perth', contactName: 'Newton Ray' });
    await added({ name: 'Mid', suburb: 'Perth' });
    expect(await names()).toEqual(['Able', 'Mid', 'Zed 100%']);
    expect(await names('?near=Newtown%20NSW%202042')).toEqual(['Zed 100%', 'Able', 'Mid']);
    expect(await names('?search=newto')).toEqual(['Able', 'Zed 100%']);
    expect(await names('?search=zed')).toEqual(['Zed 100%']);
    expect(await names('?search=dock,%20perth%20mi')).toEqual(['Mid']);
    expect(await names('?search=%25')).toEqual(['Zed 100%']);
    const found = await gateway.get('/api/addresses/search?q=newto', AMIR);
    expect(found.body).toMatchObject({
      results: [{ title: 'Able', path: '/dashboard/addresses?search=Able' }, { title: 'Zed 100%' }],
    });
    expect((await gateway.get('/api/addresses/search?q=newto', BOB)).body).toEqual({ results: [] });
    expect(await list('?page=2')).toMatchObject({ rows: [], total: 3, page: 2, pageSize: 25 });
  });

  it('is read by staff, of one company', async () => {
    await added();
    await added({ name: 'Of Bob' }, BOB);
    const { body } = await gateway.get('/api/ops/addresses?client=CL-2026-00002', STAFF);
    expect(body).toMatchObject({ total: 1, rows: [{ name: 'Of Bob' }] });
    expect((await gateway.get('/api/ops/addresses?client=CL-2026-00002', ANA)).status).toBe(403);
  });

  it('comes back from its own file unchanged', async () => {
    await added();
    await added({ name: '=1+1', postcode: '0800', suburb: 'Darwin', phone: '', gateM: '', instructions: '' });
    const file = await csv();
    expect(file.split('\r\n')[0]).toBe(
      '\ufeffName,Street,Suburb,Postcode,Contact,Phone,Opening hours,Gate width (m),Driveway length (m),Height limit (m),Forklift or dock,Tailgate needed,Dangerous goods,Instructions',
    );
    const rows = (await list()).rows;
    for (const which of ['check', 'import']) {
      expect((await send(file, which)).body).toMatchObject({ added: 0, changed: 0, unchanged: 2, faultyRows: 0 });
    }
    expect((await list()).rows).toEqual(rows);
    // Another book has none of it yet, and none twice after that.
    expect((await send(file, 'import', BOB)).body).toMatchObject({ added: 2, unchanged: 0 });
    expect((await send(file, 'import', BOB)).body).toMatchObject({ added: 0, unchanged: 2 });
    expect(await csv(BOB)).toBe(file);
  });

  it('tells what is wrong in a file by row and column, and takes the rest', async () => {
    const file = [
      `${HEADING},Dangerous goods,Fone`,
      'Able,1 Dock Road,Perth,6000,yes,1',
      '',
      'Bad,,Perth,60,perhaps,2',
      'able, 1  Dock Road,PERTH,6000,no,3',
      'Darwin Depot,2 Wharf Street,Darwin,800,Y,4',
      `Long,${'x'.repeat(201)},Perth,,,`,
      'Odd\u202e,1 Road,Perth,,,',
    ].join('\n');
    const told = {
      ...{ rowCount: 2, added: 2, changed: 0, unchanged: 0, faultyRows: 4 },
      faults: [
        { row: 4, column: 'Dangerous goods', message: 'Write yes or no' },
        { row: 4, column: 'Street', message: 'Street address is required' },
        { row: 4, column: 'Postcode', message: expect.stringContaining('four digits') },
        { row: 5, column: '', message: 'The same place as in row 2. Leave one of them out' },
        { row: 7, column: 'Street', message: expect.stringContaining('200 characters') },
        { row: 8, column: 'Name', message: expect.stringContaining('cannot be seen') },
      ],
      notes: ['We do not know the column “Fone”, and leave it out.'],
    };
    expect((await send(file, 'check')).body).toMatchObject(told);
    expect(await names()).toEqual([]);
    expect((await send(file)).body).toMatchObject(told);
    expect((await list()).rows).toMatchObject([
      { name: 'Able', hasDangerousGoods: true },
      { name: 'Darwin Depot', postcode: '0800', hasDangerousGoods: true },
    ]);
  });

  it.each([';', '\t'])(
    'reads a file whose cells %j parts, with the 0 back that spreadsheets take away',
    async (delimiter) => {
      const file = `${HEADING},Phone\n"Able, Bob",1 Dock Road,Darwin,800,412345678`.replaceAll(/,(?! )/g, delimiter);
      expect((await send(file)).body).toMatchObject({ added: 1, faultyRows: 0, notes: [] });
      expect((await list()).rows).toMatchObject([{ name: 'Able, Bob', postcode: '0800', phone: '0412345678' }]);
    },
  );

  it('changes only what a file has columns for', async () => {
    await added();
    const { body } = await send(`${HEADING},Phone\nharbour foods,12 Dock Road,Pyrmont,2009,02 9000 0000\n`);
    expect(body).toMatchObject({ added: 0, changed: 1, unchanged: 0 });
    expect((await list()).rows).toMatchObject([
      { ...DOCK, name: 'harbour foods', phone: '02 9000 0000', version: 2, reference: 'ADR-2026-00001' },
    ]);
  });

  it.each([
    ['no heading', 'Able,1 Dock Road,Perth,6000\n', 'Missing: Name, Street, Suburb, Postcode'],
    ['no address', `${HEADING}\n\n`, 'no address below it'],
    ['a quote that never ends', `${HEADING}\n"Able`, 'a quotation mark in row 2 is never closed'],
    ['something that is no text', 'PK\u0003\u0004\u0000', 'not a text file'],
    ['too many rows', `${HEADING}\n${'a,b,c,\n'.repeat(10_001)}`, 'more than 10,000 addresses'],
  ])('refuses a file with %s', async (_what, text, message) => {
    expect(await send(text)).toMatchObject({
      status: 400,
      body: { code: 'invalid-input', fields: [{ path: 'file', message: expect.stringContaining(message) }] },
    });
  });

  // Once is enough: the statements are the same on both.
  if (kind === 'server') {
    it('holds ten thousand addresses, and refuses one more', async () => {
      const row = (index: number) =>
        `Place ${index},${index} Long Street,Suburb ${index % 300},${2000 + (index % 900)}`;
      const file = [HEADING, ...Array.from({ length: 10_000 }, (_none, index) => row(index + 1))].join('\n');
      expect((await send(file)).body).toMatchObject({ rowCount: 10_000, added: 10_000, faultyRows: 0 });
      expect((await send(file, 'check')).body).toMatchObject({ added: 0, unchanged: 10_000 });
      expect(await list('?search=pl%209999')).toMatchObject({ total: 1, rows: [{ name: 'Place 9999' }] });
      expect(await list('?page=400')).toMatchObject({ total: 10_000, page: 400 });
      expect(await add()).toMatchObject({ status: 409, body: { code: 'book-full' } });
      expect(await send(`${HEADING}\nOne more,1 Road,Perth,\n`, 'check')).toMatchObject({
        status: 409,
        body: { code: 'book-full' },
      });
      expect((await csv()).split('\r\n')).toHaveLength(10_002);
    });
  }

  it.each([
    ['no street', { street: ' ' }],
    ['a postcode of letters', { postcode: 'abcd' }],
    ['a gate without width', { gateM: '0' }],
    ['a driveway in words', { drivewayM: 'long' }],
    ['a height beyond measure', { heightM: '100.01' }],
    ['a line break in a name', { name: 'a\nb' }],
    ['a text that is too long', { instructions: 'x'.repeat(601) }],
    ['a field that it does not know', { fax: '1' }],
  ])('refuses %s', async (_what, changes) => {
    expect(await add(changes)).toMatchObject({ status: 400, body: { code: 'invalid-input' } });
  });
});

it('tells drivers what they have to know, one thing a line', () => {
  expect(driverWords(DOCK)).toBe(
    'Dock 4\n"Ring" twice, wait\nOpen Mon to Fri 7:00 to 15:00\nGate 3.2 m wide, 4 m high at most\nTailgate needed',
  );
  const blank = { gateM: '', drivewayM: '12', heightM: '', openingHours: '', needsTailgate: false, instructions: '' };
  expect(driverWords({ ...DOCK, ...blank })).toBe('Driveway 12 m long');
});
