import { createHash } from 'node:crypto';
import { brand } from '@saltbush/ui/brand';
import { tokens } from '@saltbush/ui/tokens';

const { color } = tokens;

/** A few inline styles and no web font, so that a visitor who was turned away sends no further request. */
const STYLES =
  `body{margin:0;min-height:100vh;display:grid;align-content:center;background:${color.paper};color:${color.ink};` +
  "font:400 1.0625rem/1.55 'Archivo Variable',system-ui,sans-serif}" +
  'main{max-width:26rem;margin:auto;padding:24px}p{color:' +
  `${color.inkSoft}}b{display:block;margin-bottom:40px;font-size:1.375rem}` +
  'h1{margin:0;font-size:clamp(2.125rem,1.7rem + 2vw,3rem);line-height:1.08;letter-spacing:-.02em;text-wrap:balance}' +
  `a{color:${color.saltbush};text-underline-offset:3px}:focus-visible{outline:3px solid ${color.saltbush};outline-offset:2px}`;

/** The page a visitor gets when the site is too busy. It needs no other file. */
export const BUSY_PAGE = Buffer.from(
  '<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<link rel="icon" href="data:,"><title>We are busy just now | ${brand.name}</title><style>${STYLES}</style></head>` +
    `<body><main><b>${brand.name}</b><h1>We are busy just now</h1>` +
    '<p>More people are asking for our pages than we can answer at once. Nothing is lost. Wait a few seconds, then <a href="">load this page again</a>.</p>' +
    `<p>If it is urgent, call us on <a href="${brand.phoneHref}">${brand.phone}</a>.</p></main></body></html>`,
);

/** What the Content-Security-Policy of this page allows: its own inline styles, by their hash. */
export const BUSY_PAGE_SOURCES = `style-src 'sha256-${createHash('sha256').update(STYLES).digest('base64')}'; img-src data:`;
