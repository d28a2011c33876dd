import { brand } from '@saltbush/ui/brand';
import { Router } from 'express';
import { POLICY } from './policy.data.ts';
import { securityText } from './securityText.ts';

const CACHE = 'public, max-age=86400';

/** Whom to tell of a weakness, and what comes of it, for whoever looks for it where such things lie. */
export function createSecurityContact({ publicUrl }: { publicUrl: string }): Router {
  const router = Router();
  router.get('/.well-known/security.txt', (_request, response) => {
    // By the real time: trials that set the clock of the business must not publish a date long past.
    response.set('cache-control', CACHE).type('text/plain').send(securityText(publicUrl, new Date()));
  });
  router.get('/.well-known/security-policy.txt', (_request, response) => {
    const text = [`Weaknesses of the ${brand.name} site`, ...POLICY].join('\n\n');
    response.set('cache-control', CACHE).type('text/plain').send(`${text}\n`);
  });
  router.get('/security.txt', (_request, response) => response.redirect(308, '/.well-known/security.txt'));
  return router;
}
