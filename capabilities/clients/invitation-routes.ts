import { type Call, type Route, route } from '@saltbush/capability';
import { orNotFound } from '@saltbush/capability/desk';
import { rowId } from '@saltbush/capability/http';
import type { Invitation, Invitations } from './api/invitations.ts';
import type { ClientParts } from './client-parts.ts';
import { answerInvitation } from './invitations/answerInvitation.ts';
import { listInvitations } from './invitations/listInvitations.ts';
import { listMyInvitations } from './members/listMyInvitations.ts';

const RATE = { name: 'invitation-answers', points: 60, durationSeconds: 3_600, by: 'user' } as const;
const NO_INVITATION = 'There is no such invitation for you. Sign in with the address that was invited.';

const answerWith =
  (answer: 'accepted' | 'refused') =>
  async (
    { params: { id }, user, request }: Pick<Call<'/:id', 'own', undefined>, 'params' | 'user' | 'request'>,
    { house: { database, verifiedEmailOf, now } }: ClientParts,
  ): Promise<Invitation> => {
    const email = verifiedEmailOf(request);
    const number = rowId(id);
    const answered =
      email !== null && number !== null
        ? await answerInvitation(database.db, { id: number, answer, user, email, now: now() })
        : null;
    return orNotFound(answered, NO_INVITATION);
  };

/** Asks the signed-in user whether a company that named their verified address is theirs. */
export const invitationRoutes: readonly Route<ClientParts>[] = [
  route('GET /api/invitations', { access: 'signed in' }, async ({ request }, { house }): Promise<Invitations> => {
    const { links, now, database } = house;
    const email = house.verifiedEmailOf(request);
    if (email === null) return { invitations: [], waiting: [] };
    return {
      invitations: await listInvitations(database.db, email, now()),
      waiting: await listMyInvitations(database.db, { email, links, now: now() }),
    };
  }),
  route('POST /api/invitations/:id/acceptance', { access: 'own', rate: RATE }, answerWith('accepted')),
  route('POST /api/invitations/:id/refusal', { access: 'own', rate: RATE }, answerWith('refused')),
];
