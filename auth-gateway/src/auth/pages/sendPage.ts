import type { ServerResponse } from 'node:http';
import { type PageContent, renderPage } from './renderPage.ts';

export function sendPage(response: ServerResponse, status: number, content: PageContent): void {
  const { headers, body } = renderPage(content);
  response.statusCode = status;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.end(body);
}
