import type { APIRequestContext } from '@playwright/test';

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

function textOf(tag: string, html: string): string | null {
  const inner = new RegExp(`<${tag}[^>]*>([\\s\\S]*?)</${tag}>`).exec(html)?.[1];
  return inner === undefined
    ? null
    : decode(inner.replace(/<[^>]+>/g, ''))
        .replace(/\s+/g, ' ')
        .trim();
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'", nbsp: ' ' };

function decode(text: string): string {
  return text.replace(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);
}
