import { Refusal } from '@saltbush/capability/refusal';
import type { Request } from 'express';
import { RELEASE_NAME } from './release-requests.ts';

/** The remote, or the host, in a request's path. @throws Refusal for something that cannot be a name. */
export function remoteNameOf(request: Request): string {
  const name = String(request.params.name);
  if (RELEASE_NAME.test(name)) return name;
  throw new Refusal(`There is no remote "${name}". Names are shell, or begin with mf- in small letters.`, {
    status: 404,
    code: 'unknown-remote',
  });
}
