import type { IncomingMessage, ServerResponse } from 'node:http';
import express from 'express';
import { Refusal } from '../errors.ts';
import { drainBody } from './drainBody.ts';
import { isTooComplex } from './isTooComplex.ts';

/** No form of the site comes near it; files are sent as they are, never within JSON. */
export const MAX_JSON_BYTES = 64 * 1024;

export interface JsonOptions {
  /** At most `MAX_JSON_BYTES`. */
  limitBytes?: number;
  /** Media types that are read. */
  type?: string[];
  /** Instead of the general words: what to do about too large a body. */
  tooLargeMessage?: string;
}

type Handler = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;

const TOO_COMPLEX = 'The request is nested too deeply or has too many parts. Send only the fields that are asked for.';

/**
 * Reads JSON bodies: the only way a route does so, hence the limits of size, depth and number of parts hold for all of
 * them.
 */
export function readJson({
  limitBytes = MAX_JSON_BYTES,
  type = ['application/json'],
  tooLargeMessage,
}: JsonOptions = {}): Handler {
  // What is compressed could be a thousand times as long as it is.
  const read = express.json({ limit: Math.min(limitBytes, MAX_JSON_BYTES), type, inflate: false });
  return (request: IncomingMessage & { body?: unknown }, response, next) => {
    read(request, response, (error?: unknown) => {
      if (error !== undefined) {
        drainBody(request);
        const isTooLarge = (error as { type?: unknown }).type === 'entity.too.large';
        next(
          isTooLarge && tooLargeMessage !== undefined
            ? new Refusal(tooLargeMessage, { status: 413, code: 'body-too-large', cause: error })
            : error,
        );
        return;
      }
      next(isTooComplex(request.body) ? new Refusal(TOO_COMPLEX, { status: 400, code: 'bad-request' }) : undefined);
    });
  };
}
