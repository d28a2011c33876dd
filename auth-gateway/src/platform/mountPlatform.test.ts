import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Role, Visitor } from '@saltbush/contract';
import express, { type ErrorRequestHandler } from 'express';
import { mountPlatform } from './mountPlatform.ts';

const visitorOf = ({ headers }: { headers: Record<string, unknown> }): Visitor =>
  typeof headers.role === 'string'
    ? { status: 'signed-in', user: { id: '1', email: 'tom@a.example', firstName: null, roles: [headers.role as Role] } }
    : { status: 'signed-out' };

const answerRefusals: ErrorRequestHandler = (error: { status?: number }, _request, response, _next) =>
  void response.status(error.status ?? 500).end();

let server: Server;
let url = '';
beforeAll(async () => {
  // A parameter is listed before the fixed parts that it would hide.
  const routes = mountPlatform(
    {
      'GET /api/releases/:name': ({ params }, response) => void response.send(`one: ${params.name}`),
      'GET /api/releases/tokens': (_request, response) => void response.send('tokens'),
      'GET /api/ops/mails': [
        (_request, _response, next) => next(),
        (_request, response) => void response.send('mails'),
      ],
      'GET /api/site/live': (_request, response) => void response.send('live'),
    },
    visitorOf,
  );
  server = express().use(routes).use(answerRefusals).listen(0);
  await new Promise((resolve) => server.once('listening', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const ask = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(url + path, { headers });
  return { status: answer.status, kept: answer.headers.get('cache-control'), text: await answer.text() };
};

describe('routes of the platform', () => {
  it('are reached in whatever order they are listed', async () => {
    expect((await ask('/api/releases/tokens')).text).toBe('tokens');
    expect((await ask('/api/releases/mf-quote')).text).toBe('one: mf-quote');
  });

  it('of staff let only staff in, before any of their handlers', async () => {
    expect((await ask('/api/ops/mails')).status).toBe(401);
    expect((await ask('/api/ops/mails', { role: 'ops' })).status).toBe(403);
    expect(await ask('/api/ops/mails', { role: 'staff' })).toMatchObject({ status: 200, text: 'mails' });
  });

  it('let no cache keep what is not for everybody, refusals too', async () => {
    expect((await ask('/api/ops/mails')).kept).toBe('no-store');
    expect((await ask('/api/releases/tokens')).kept).toBe('no-store');
    expect((await ask('/api/site/live')).kept).toBeNull();
  });
});
