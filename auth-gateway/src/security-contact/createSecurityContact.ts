import { brand } from '@saltbush/ui/brand';
import type { PlatformHandlers } from '../platform/PlatformHandlers.ts';
import { POLICY } from './policy.data.ts';
import { securityText } from './securityText.ts';

const CACHE = 'public, max-age=86400';

/** Serves security.txt and the policy: whom to tell about a weakness, and what happens then. */
export function createSecurityContact({ publicUrl }: { publicUrl: string }) {
  return {
    'GET /.well-known/security.txt': (_request, response) => {
      // Uses the real time: a trial that sets the business clock must not publish a date in the past.
      response.set('cache-control', CACHE).type('text/plain').send(securityText(publicUrl, new Date()));
    },
    'GET /.well-known/security-policy.txt': (_request, response) => {
      const text = [`Weaknesses of the ${brand.name} site`, ...POLICY].join('\n\n');
      response.set('cache-control', CACHE).type('text/plain').send(`${text}\n`);
    },
    'GET /security.txt': (_request, response) => response.redirect(308, '/.well-known/security.txt'),
  } satisfies PlatformHandlers;
}
