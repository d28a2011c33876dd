import type { Request } from 'express';
import { Refusal } from '../errors.ts';
import { RELEASE_NAME } from './release-requests.ts';

/** The remote, or the host, that the address of a request names. @throws Refusal for what can be no name. */
export function remoteNameOf(request: Request): string {
  const name = String(request.params.name);
  if (RELEASE_NAME.test(name)) return name;
  throw new Refusal(`There is no remote "${name}". Names are shell, or begin with mf- in small letters.`, {
    status: 404,
    code: 'unknown-remote',
  });
}
