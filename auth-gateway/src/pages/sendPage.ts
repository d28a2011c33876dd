import type { ServerResponse } from 'node:http';
import { type PageContent, type PageOptions, renderPage } from './renderPage.ts';

export function sendPage(
  response: ServerResponse,
  status: number,
  content: PageContent,
  options: PageOptions = {},
): void {
  const { headers, body } = renderPage(content, options);
  response.statusCode = status;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.end(body);
}
