import { type Route, route } from '@saltbush/capability';
import { termsVersion } from './api.ts';

/** The current terms, made at the first request. */
export const routes: readonly Route<() => Promise<Buffer>>[] = [
  route('GET /api/terms.pdf', { access: 'public' }, async ({ response }, pdf) => {
    const made = await pdf();
    response
      .attachment(`saltbush-terms-${termsVersion.version}.pdf`)
      .set({ 'content-type': 'application/pdf', 'cache-control': 'public, max-age=300' })
      .send(made);
  }),
];
