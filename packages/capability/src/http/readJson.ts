import type { IncomingMessage, ServerResponse } from 'node:http';
import express from 'express';
import { Refusal } from '../Refusal.ts';
import { drainBody } from './drainBody.ts';
import { isTooComplex } from './isTooComplex.ts';

/** Far larger than any form of the site. Files are sent as they are, never within JSON. */
export const MAX_JSON_BYTES = 64 * 1024;

export interface JsonOptions {
  /** At most `MAX_JSON_BYTES`. */
  limitBytes?: number;
  /** Media types that are accepted. */
  type?: string[];
  /** Message for a body that is too large, in place of the general one. */
  tooLargeMessage?: string;
}

type Handler = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;

const TOO_COMPLEX = 'The request is nested too deeply or has too many parts. Send only the fields that are asked for.';

/** Reads JSON bodies. Every route uses this, so the limits of size, depth and number of parts hold for all of them. */
export function readJson({
  limitBytes = MAX_JSON_BYTES,
  type = ['application/json'],
  tooLargeMessage,
}: JsonOptions = {}): Handler {
  // A compressed body could unpack to a thousand times its size, so compression is refused.
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
