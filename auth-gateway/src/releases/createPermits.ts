import { Refusal } from '@saltbush/capability/refusal';
import type { Visitor } from '@saltbush/contract';
import { TOKEN_ACTIONS, type TokenAction } from '@saltbush/contract/release-api';
import type { Request } from 'express';
import { sessionIdOf } from '../auth/sessionIdOf.ts';
import type { Database } from '../database/openDatabase.ts';
import { bearerToken } from '../http/bearerToken.ts';
import { hasBearer } from '../http/hasBearer.ts';
import { type Actor, findActor, requirePermission } from './releaseTokens.ts';

interface Dependencies {
  database: Database;
  visitorOf: (request: Request) => Visitor;
}

export interface Permits {
  /** The actor of a request, if they may do this. @throws Refusal */
  permit: (request: Request, action: TokenAction, name?: string) => Promise<Actor>;
  /** The actor of a request, if they are an operator: signed in as one, or with the operator token. @throws Refusal */
  permitOperator: (request: Request) => Promise<Actor>;
}

/** Decides who may do what to releases: bearers of a token, and signed-in operators. */
export function createPermits({ database, visitorOf }: Dependencies): Permits {
  async function actorOf(request: Request): Promise<Actor> {
    const token = bearerToken(request);
    const visitor = visitorOf(request);
    if (token === null && visitor.status === 'signed-in' && visitor.user.roles.includes('ops')) {
      const { id: userId, email: label } = visitor.user;
      const session = { id: sessionIdOf(request), userId };
      return { label, remote: null, actions: TOKEN_ACTIONS, isOperator: true, session };
    }
    const actor = token === null ? null : await findActor(database, token);
    if (actor !== null) return actor;
    const what = !hasBearer(request) ? 'Releases need a token' : 'This token is unknown, expired or revoked';
    throw new Refusal(`${what}. Give one with --token or MFE_TOKEN; operators find theirs in the data folder.`, {
      status: 401,
      code: 'unauthenticated',
    });
  }

  return {
    async permit(request, action, name) {
      const actor = await actorOf(request);
      requirePermission(actor, action, name);
      return actor;
    },
    async permitOperator(request) {
      const actor = await actorOf(request);
      if (actor.isOperator) return actor;
      const message = 'Only operators may do this: sign in as one, or use the operator token.';
      throw new Refusal(message, { status: 403, code: 'forbidden' });
    },
  };
}
