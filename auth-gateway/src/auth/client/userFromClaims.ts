import { KEY_USER_PREFIX } from '@saltbush/clients/neighbours';
import { ROLES, type User } from '@saltbush/contract/access';

/** Makes the user from the issuer's claims. Roles that the site does not know are dropped. */
export function userFromClaims(claims: Readonly<Record<string, unknown>>): User {
  const { sub, email, given_name: givenName, roles } = claims;
  if (typeof sub !== 'string' || sub === '') throw missing('sub');
  // The ids of API keys begin so: whoever the issuer let choose such an id would act for a company.
  if (sub.startsWith(KEY_USER_PREFIX)) throw reserved();
  if (typeof email !== 'string' || email === '') throw missing('email');
  const granted = Array.isArray(roles) ? roles : [roles];
  return {
    id: sub,
    email,
    firstName: typeof givenName === 'string' && givenName.trim() !== '' ? givenName.trim() : null,
    roles: ROLES.filter((role) => granted.includes(role)),
  };
}

const reserved = (): Error =>
  Object.assign(
    new Error(`The issuer sent a "sub" that begins with "${KEY_USER_PREFIX}". Give the user another one.`),
    {
      code: 'claim-missing',
    },
  );

function missing(claim: string): Error {
  return Object.assign(new Error(`The issuer sent no "${claim}" claim. Let it release that claim to this client.`), {
    code: 'claim-missing',
  });
}
