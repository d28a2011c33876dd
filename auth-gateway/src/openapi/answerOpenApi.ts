import { createHash } from 'node:crypto';
import type { RequestHandler } from 'express';
import { CAPABILITIES } from '../capabilities.ts';
import type { Config } from '../config.ts';
import { readSurfaces } from '../offers/readSurfaces.ts';
import { describeApi } from './describeApi.ts';

const KEPT_SECONDS = 300;

/** `GET /api/openapi.json`: what programs with a key may use. It is written once, when somebody asks first. */
export function answerOpenApi({ publicUrl }: Pick<Config, 'publicUrl'>): RequestHandler {
  let text: string | null = null;
  let tag = '';
  return (request, response) => {
    if (text === null) {
      text = JSON.stringify(describeApi({ capabilities: CAPABILITIES, surfaces: readSurfaces(), publicUrl }));
      tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
    }
    response.set({ 'cache-control': `public, max-age=${KEPT_SECONDS}`, etag: tag });
    if (request.get('if-none-match') === tag) response.status(304).end();
    else response.type('json').send(text);
  };
}
