import { randomBytes } from 'node:crypto';
import type { Request, Response } from 'express';
import type { Config } from '../config.ts';

const ID_BYTES = 16;
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

export interface VisitorIds {
  /** The id in the browser's cookie; null when there is none, or one that no gateway makes. */
  read: (request: Pick<Request, 'headers'>) => string | null;
  /** Gives a browser an id of its own. */
  give: (response: Response) => string;
}

/**
 * Random ids in a cookie, which keep a visitor on one side of a rollout. They say nothing about the visitor and are
 * stored nowhere else.
 */
export function createVisitorIds({ publicUrl }: Pick<Config, 'publicUrl'>): VisitorIds {
  const isSecure = publicUrl.startsWith('https:');
  const name = isSecure ? '__Host-visitor' : 'visitor';
  const pattern = new RegExp(`(?:^|[;\\s])${name}=([\\w-]{22})(?:;|$)`);
  return {
    read: ({ headers }) => pattern.exec(headers.cookie ?? '')?.[1] ?? null,
    give(response) {
      const id = randomBytes(ID_BYTES).toString('base64url');
      response.cookie(name, id, { httpOnly: true, sameSite: 'lax', secure: isSecure, path: '/', maxAge: YEAR_MS });
      return id;
    },
  };
}
