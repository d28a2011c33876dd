import { type Route, route } from '@saltbush/capability';
import { orNotFound } from '@saltbush/capability/desk';
import { Refusal } from '@saltbush/capability/refusal';
import type { AlertParts } from './alert-parts.ts';
import { type AlertChoices, type AlertsEnded, alertChoicesSchema } from './api/choices.ts';
import { endMails, isAlertLink } from './choices/endMails.ts';
import { readChoices } from './choices/readChoices.ts';
import { saveChoices } from './choices/saveChoices.ts';

const HOUR = 60 * 60;
const SAVE_RATE = { name: 'alert-choices', points: 30, durationSeconds: HOUR, by: 'user' } as const;
const LINK_HEADERS = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
const NO_LINK = 'There is no such link. Check that it is complete, or sign in and choose what you are told.';

/** What a user is told, and the links of mails that end it. */
export const routes: readonly Route<AlertParts>[] = [
  route(
    'GET /api/alerts/choices',
    { access: 'signed in' },
    ({ user, request }, { database: { db }, verifiedEmailOf, now }): Promise<AlertChoices> =>
      readChoices(db, { userId: user.id, verified: verifiedEmailOf(request), now: now() }),
  ),
  route(
    'POST /api/alerts/choices',
    { access: 'signed in', rate: SAVE_RATE, body: alertChoicesSchema },
    async ({ user, request, body }, { database: { db }, verifiedEmailOf, links, now }): Promise<AlertChoices> => {
      const asked = { userId: user.id, verified: verifiedEmailOf(request), now: now() };
      await saveChoices(db, body, { ...asked, links });
      return readChoices(db, asked);
    },
  ),
  // The address in a mail's header, opened in a browser. Whoever only looks, as programs that check links do, ends nothing.
  route(
    'GET /api/alerts/unsubscribe/:token/:what',
    { access: 'link', headers: LINK_HEADERS },
    async ({ params, response }, { database: { db } }): Promise<undefined> => {
      if (!(await isAlertLink(db, params))) throw new Refusal(NO_LINK, { status: 404, code: 'not-found' });
      response.redirect(303, `/alerts/unsubscribe/${params.token}/${params.what}`);
    },
  ),
  route(
    'POST /api/alerts/unsubscribe/:token/:what',
    { access: 'link', headers: LINK_HEADERS },
    async ({ params }, { database: { db }, now }): Promise<AlertsEnded> => ({
      mails: orNotFound(await endMails(db, params, now()), NO_LINK),
    }),
  ),
];
