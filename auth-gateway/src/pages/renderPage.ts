import { randomBytes } from 'node:crypto';
import { brand } from '@saltbush/ui/brand';
import { type Html, html } from './html.ts';
import { pageHeader } from './pageHeader.ts';
import { pagePicture } from './pagePicture.ts';
import { FONT_PATH, pageStyles } from './pageStyles.ts';

export interface PageContent {
  title: string;
  main: Html;
}

export interface Page {
  headers: Record<string, string>;
  body: string;
}

export interface PageOptions {
  /** Sandboxes the document: without an origin, no other page of the site can read it or press its buttons. */
  isSandboxed?: boolean;
  /** Whether the form on it may be answered with a file. */
  mayDownload?: boolean;
}

/** Renders one of the few pages that the gateway writes itself. It is complete without scripts and may not run any. */
export function renderPage(
  { title, main }: PageContent,
  { isSandboxed = false, mayDownload = false }: PageOptions = {},
): Page {
  const nonce = randomBytes(16).toString('base64');
  const sandbox = isSandboxed ? ['allow-forms', ...(mayDownload ? ['allow-downloads'] : [])] : null;
  const body = html`<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="theme-color" content="#FBF7F1">
${isSandboxed && html`<link rel="icon" href="data:,">`}
<title>${title} | ${brand.name}</title>
<link rel="preload" href="${FONT_PATH}" as="font" type="font/woff2" crossorigin>
<style nonce="${nonce}">${{ markup: pageStyles }}</style>
</head>
<body>
${pageHeader}
<div class="frame">
<main>${main}</main>
<footer>
<p>Stuck? Call <a href="${brand.phoneHref}">${brand.phone}</a> or write to <a href="mailto:${brand.email}">${brand.email}</a></p>
</footer>
</div>
${pagePicture}
</body>
</html>
`;
  return { headers: headersFor(nonce, sandbox), body: `<!doctype html>\n${body.markup}` };
}

function headersFor(nonce: string, sandbox: readonly string[] | null): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': [
      "default-src 'none'",
      `style-src 'nonce-${nonce}'`,
      "font-src 'self'",
      "img-src 'self' data:",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      ...(sandbox === null ? [] : [`sandbox ${sandbox.join(' ')}`]),
    ].join('; '),
    // Cuts the link to the window that opened this page; other pages of the site have another policy, so it is cut for
    // them too. A sandboxed page must not send a policy of its own: together they are a network error (HTML §7.4.2.2).
    'cross-origin-opener-policy': sandbox !== null ? 'unsafe-none' : 'noopener-allow-popups',
    // With `no-referrer`, browsers send `Origin: null` with forms, and the origin of the form could not be checked.
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  };
}
