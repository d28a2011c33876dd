import type { AddressInfo } from 'node:net';
import express from 'express';
import { mountPlatform } from '../platform/mountPlatform.ts';
import { pageFiles } from './answerPageFile.ts';
import { PICTURE_PATHS } from './pagePicture.ts';
import { FONT_PATH } from './pageStyles.ts';

let isWritten = false;
const app = express().disable('etag');
app.use((_request, response, next) => {
  next();
  isWritten = response.writableEnded;
});
const server = app.use(mountPlatform(pageFiles)).listen(0, '127.0.0.1');
beforeAll(() => new Promise<void>((resolve) => (server.listening ? resolve() : server.once('listening', resolve))));
afterAll(() => new Promise((resolve) => server.close(resolve)));

const ask = (path: string) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);

it.each([FONT_PATH, ...PICTURE_PATHS])('answers %s to a page in a sandbox, and a browser may keep it', async (path) => {
  const answer = await ask(path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(/^(?:font\/woff2|image\/(?:avif|webp))$/);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=86400');
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(5_000);
  // Whole at once: until then the request holds its place, however slowly the client reads.
  expect(isWritten).toBe(true);
});
