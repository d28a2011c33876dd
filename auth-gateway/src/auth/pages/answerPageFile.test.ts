import type { AddressInfo } from 'node:net';
import express from 'express';
import { answerFont, answerPicture } from './answerPageFile.ts';
import { PICTURE_PATHS } from './pagePicture.ts';
import { FONT_PATH } from './pageStyles.ts';

const server = express().get(FONT_PATH, answerFont).get(PICTURE_PATHS, answerPicture).listen(0, '127.0.0.1');
beforeAll(() => new Promise<void>((resolve) => (server.listening ? resolve() : server.once('listening', resolve))));
afterAll(() => new Promise((resolve) => server.close(resolve)));

const ask = (path: string, headers = {}) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { headers });

it.each([FONT_PATH, ...PICTURE_PATHS])('answers %s to a page in a sandbox, and a browser may keep it', async (path) => {
  const answer = await ask(path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(/^(?:font\/woff2|image\/(?:avif|webp))$/);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=86400');
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(5_000);
  const etag = answer.headers.get('etag') ?? '';
  expect((await ask(path, { 'if-none-match': etag, 'cache-control': 'max-age=0' })).status).toBe(304);
});
