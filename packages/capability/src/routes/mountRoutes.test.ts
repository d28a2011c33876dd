import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Role, Visitor } from '@saltbush/contract';
import express, { type ErrorRequestHandler } from 'express';
import * as yup from 'yup';
import { Refusal } from '../Refusal.ts';
import { mountRoutes } from './mountRoutes.ts';
import { type Route, route, type StartedRoute } from './route.ts';

const BODY = yup.object({ word: yup.string().required().max(10) }).noUnknown();
const RATE = { name: 'words', points: 2, durationSeconds: 60 };

const routes: readonly Route<string[]>[] = [
  route('GET /api/words/:word', { access: 'link' }, ({ params }) => ({ word: params.word })),
  route('GET /api/words/newest', { access: 'public' }, (_call, words) => ({ newest: words.at(-1) })),
  route('POST /api/words', { access: 'staff', rate: RATE, body: BODY, answers: 201 }, ({ body, user }, words) => {
    words.push(body.word);
    return { by: user.email };
  }),
  route('POST /api/words/:word/notes', { access: 'link', body: BODY, query: BODY }, (call) => {
    if (call.params.word !== 'ute') throw new Refusal('There is no such word.', { status: 404, code: 'not-found' });
    return { noted: call.body.word };
  }),
  route('GET /api/words', { access: 'signed in' }, ({ response }) => void response.type('text').send('as it is')),
];

const answerRefusals: ErrorRequestHandler = (error: Refusal, _request, response, _next) =>
  void response.status(error.status ?? 500).json({ code: error.code });

let server: Server;
let url = '';
let counted: string[] = [];
const words: string[] = [];

beforeAll(async () => {
  const started: StartedRoute[] = routes.map(({ handle, ...facts }) => ({
    ...facts,
    handle: (call) => handle(call, words),
  }));
  const visitorOf = ({ headers }: { headers: Record<string, unknown> }): Visitor =>
    typeof headers.role === 'string'
      ? {
          status: 'signed-in',
          user: { id: '1', email: 'tom@a.example', firstName: null, roles: [headers.role as Role] },
        }
      : { status: 'signed-out' };
  const router = mountRoutes(started, {
    visitorOf,
    keyOf: () => null,
    createLimiter: ({ name, points }) => ({
      consume: async () => {
        counted.push(name);
        return counted.length > points
          ? { status: 'limited', retryAfterSeconds: 9 }
          : { status: 'ok', remaining: points - counted.length, resetSeconds: 9 };
      },
      forgive: async () => {},
    }),
  });
  server = express().use(router).use(answerRefusals).listen(0);
  await new Promise((resolve) => server.once('listening', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  counted = [];
  words.length = 0;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

async function post(body: string, role?: string) {
  const headers = { 'content-type': 'application/json', ...(role ? { role } : {}) };
  const response = await fetch(`${url}/api/words`, { method: 'POST', headers, body });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

describe('mounted routes', () => {
  it('answer with what the handler returns, under the status that the route names', async () => {
    expect(await post('{"word":"ute"}', 'staff')).toEqual({ status: 201, body: { by: 'tom@a.example' } });
    expect(words).toEqual(['ute']);
  });

  it('check who asks before they count, and count before they read', async () => {
    expect(await post('{ broken', undefined)).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
    expect(await post('{ broken', 'client')).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect(counted).toEqual([]);
    expect((await post('{ broken', 'staff')).status).toBe(400);
    expect(await post('{"word":7}', 'staff')).toMatchObject({ status: 400, body: { code: 'invalid-input' } });
    expect(await post('{ broken', 'staff')).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
    expect(words).toEqual([]);
  });

  it('look for what is behind a link before they look at what was sent, and then at all of it', async () => {
    const note = async (path: string, body: string) => {
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(`${url}/api/words/${path}`, { method: 'POST', headers, body });
      return { status: response.status, body: await response.json() };
    };
    expect((await note('truck/notes', '{"word":7}')).status).toBe(404);
    expect((await note('ute/notes?word=a', '{"word":7}')).status).toBe(400);
    expect((await note('ute/notes?word=a&more=b', '{"word":"b"}')).status).toBe(400);
    expect(await note('ute/notes?word=a', '{"word":"b"}')).toEqual({ status: 200, body: { noted: 'b' } });
  });

  it('prefer a fixed part of an address to a parameter, in whatever order they are listed', async () => {
    await post('{"word":"ute"}', 'staff');
    expect(await (await fetch(`${url}/api/words/newest`)).json()).toEqual({ newest: 'ute' });
    expect(await (await fetch(`${url}/api/words/other`)).json()).toEqual({ word: 'other' });
  });

  it('let no cache keep what is not for everybody', async () => {
    const cacheControl = async (path: string, headers = {}) =>
      (await fetch(url + path, { headers })).headers.get('cache-control');
    expect(await cacheControl('/api/words/newest')).toBeNull();
    expect(await cacheControl('/api/words/other')).toBe('no-store');
    expect(await cacheControl('/api/words', { role: 'client' })).toBe('no-store');
    expect(await cacheControl('/api/words')).toBe('no-store');
  });

  it('leave an answer alone that the handler sent itself', async () => {
    const response = await fetch(`${url}/api/words`, { headers: { role: 'client' } });
    expect(await response.text()).toBe('as it is');
  });
});
