import { type Route, route } from '@saltbush/capability';
import { type NewClientReceipt, newClientSchema } from './api/clients.ts';
import type { ClientParts } from './client-parts.ts';
import { receiveClient } from './set-up/receiveClient.ts';

/** Old pages put the rate sheet into the form; newer ones upload it separately. */
const TOO_LARGE =
  'This form is too large to be sent at once. Load the page again, choose the rate sheet again and save: the sheet is then ' +
  'sent by itself. What you typed is kept.';
/** Per network address. An office may share one, and a form may be sent again after a fault. */
const RATE = { name: 'clients', points: 20, durationSeconds: 3_600 };

/** Setting up a client, for everyone. */
export const setUpRoutes: readonly Route<ClientParts>[] = [
  route(
    'POST /api/clients',
    { access: 'public', rate: RATE, body: newClientSchema, tooLarge: TOO_LARGE, answers: 201 },
    async ({ body, user, request, response }, { house, readSheet }): Promise<NewClientReceipt> => {
      const { database, verifiedEmailOf, now, publicUrl } = house;
      const facts = {
        db: database.db,
        user,
        verifiedEmail: verifiedEmailOf(request),
        now: now(),
        publicUrl,
        readSheet,
      };
      const { isNew, ...receipt } = await receiveClient(body, facts);
      if (!isNew) response.status(200);
      return receipt;
    },
  ),
];
