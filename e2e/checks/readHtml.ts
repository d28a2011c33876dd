import type { APIRequestContext } from '@playwright/test';
import { textOf } from './textOf.ts';

export interface PlainHtml {
  status: number;
  html: string;
  /** Text of the first h1, as a reader without scripts gets it. */
  heading: string | null;
  title: string | null;
}

/** What a client without scripts, such as curl or a crawler, gets for a path. */
export async function readHtml(request: APIRequestContext, path: string): Promise<PlainHtml> {
  const response = await request.get(path);
  const html = await response.text();
  return { status: response.status(), html, heading: textOf('h1', html), title: textOf('title', html) };
}
