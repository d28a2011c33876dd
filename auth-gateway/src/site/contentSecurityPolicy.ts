import { createHash } from 'node:crypto';
import { styleTexts } from './styleMarkup.ts';

/** `Integrity-Policy`: browsers refuse every script without an integrity value. */
export const INTEGRITY_POLICY = 'blocked-destinations=(script)';

interface Admitted {
  /** Texts of the inline scripts and rules that the HTML holds. */
  inlineScripts: readonly string[];
  /** Integrity values of the scripts that the HTML names. Scripts that these load are allowed too. */
  scripts: readonly string[];
  /** `<style>` elements of the HTML. */
  styles: string;
}

interface Openings {
  /** Allows the live-reload socket of local development, and the inline styles that its builds write. */
  isDevelopment: boolean;
  /** Origins of a third party's form, on the pages that show it. */
  formOrigins?: readonly string[];
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** styled-components fills its elements through the CSSOM, which no policy limits; the element itself is empty. */
const EMPTY_STYLE = hashSource('');
const DEVELOPMENT_SOCKETS = ' ws://localhost:* ws://127.0.0.1:*';

/**
 * The policy of every page of the site. It allows by hash and not by nonce, so that it is the same each time the page
 * is sent.
 */
export function contentSecurityPolicy(
  { inlineScripts, scripts, styles }: Admitted,
  { isDevelopment, formOrigins = [] }: Openings,
): string {
  const forms = formOrigins.map((origin) => ` ${origin}`).join('');
  const named = [...inlineScripts.map(hashSource), ...scripts.map((integrity) => `'${integrity}'`)].join(' ');
  const styleSources = [EMPTY_STYLE, ...styleTexts(styles).map(hashSource)].join(' ');
  return [
    "default-src 'self'",
    `script-src 'self' ${named} 'strict-dynamic'${forms}`,
    `style-src 'self' ${isDevelopment ? "'unsafe-inline'" : styleSources}${forms}`,
    // What is left out here falls back to `default-src`.
    ...(isDevelopment || forms !== '' ? [`connect-src 'self'${isDevelopment ? DEVELOPMENT_SOCKETS : ''}${forms}`] : []),
    `img-src 'self' data: blob:${forms}`,
    ...(forms === '' ? [] : [`font-src 'self'${forms}`]),
    "media-src 'self' blob:",
    // Without this, the rules for scripts would apply: they allow by hash, and a worker has none.
    "worker-src 'self'",
    ...(forms === '' ? [] : [`frame-src 'self'${forms}`]),
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `form-action 'self'${forms}`,
  ].join('; ');
}
