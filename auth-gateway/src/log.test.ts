import { createServer } from 'node:net';
import { createLog } from './log.ts';

describe('createLog', () => {
  const lines: string[] = [];
  const log = createLog('debug', { write: (line) => void lines.push(line) });
  beforeEach(() => void lines.splice(0));

  it('keeps from a database error where it happened, and nothing that was stored', () => {
    const cause = Object.assign(new Error('duplicate key value violates unique constraint "users_by_email"'), {
      ...{ code: '23505', severity: 'ERROR', constraint: 'users_by_email', table: 'users' },
      ...{ detail: 'Key (lower(email))=(ana@harbour.example) already exists.', where: 'Ana Ruiz' },
      ...{ query: 'insert into users', params: ['Ana Ruiz', '0412 345 678'] },
    });
    log.error({ err: new Error('not kept', { cause }) }, 'failed');
    const [line = ''] = lines;
    expect(JSON.parse(line)).toMatchObject({
      err: { message: 'not kept', cause: { code: '23505', constraint: 'users_by_email', table: 'users' } },
    });
    expect(line).not.toMatch(/Ana|0412|ana@/);
  });

  it("removes the values from PostgreSQL's messages about data", () => {
    const err = Object.assign(new Error('invalid input syntax for type uuid: "Ana Ruiz"'), {
      code: '22P02',
      severity: 'E',
    });
    log.error({ err }, 'failed');
    expect(lines.join()).not.toContain('Ana');
    expect(lines.join()).toContain('invalid input syntax for type uuid');
  });

  it('keeps from a mail error its code, and not the recipient', () => {
    const err = Object.assign(new Error('550 no such mailbox <nobody@harbour.example>'), {
      ...{ code: 'EENVELOPE', responseCode: 550, response: '550 <nobody@harbour.example>' },
      ...{ rejected: ['nobody@harbour.example'], command: 'RCPT TO:<nobody@harbour.example>' },
    });
    log.warn({ err }, 'mail not sent');
    expect(lines.join()).toMatch(/"code":"EENVELOPE","responseCode":550|"responseCode":550/);
    expect(lines.join()).not.toMatch(/nobody|harbour/);
  });

  it.each([
    ['ana@harbour.example', '[address]'],
    ["o'neil+x@mail.co.uk said", '[address] said'],
    ['jürgen@exämple.de', '[address]'],
    ['/people/ana%40harbour.example/x', '/people/[address]/x'],
    ['smtp://user@mail.example.com:25', '[address]'],
  ])('blanks the address in %s wherever it appears', (text, left) => {
    log.info({ actor: text, nested: { deep: [text] } }, text);
    expect(lines.join()).not.toMatch(/ana|neil|rgen|user@/);
    expect(lines.join()).toContain(left);
  });

  it('leaves releases, packages and times as they are', () => {
    const text = 'mf-quote@1.4.0 node_modules/@saltbush/contract 2026-11-20T03:00:00.000Z pg@8.23.0';
    log.info(text);
    expect(lines.join()).toContain(text);
  });

  it('leaves out errors that are logged elsewhere, and nothing else', () => {
    const told: unknown[] = [];
    const isReported = (error: unknown) => (error as Error).message === 'away' && told.push(error) > 0;
    const other = createLog('info', { write: (line) => void lines.push(line), isReported });
    other.error({ err: new Error('away') }, 'one');
    other.error({ err: new Error('away'), outage: 'database' }, 'two');
    other.error({ err: new Error('here') }, 'three');
    other.info('four');
    expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual(['two', 'three', 'four']);
    expect(told).toHaveLength(1);
  });

  it('logs the details of a socket error', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const taken = createServer();
    const error = new Promise<Error>((resolve) => taken.once('error', resolve));
    taken.listen((server.address() as { port: number }).port, '127.0.0.1');
    log.error({ err: await error }, 'failed');
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ err: { code: 'EADDRINUSE', syscall: 'listen' } });
    await new Promise((resolve) => server.close(resolve));
  });
});
