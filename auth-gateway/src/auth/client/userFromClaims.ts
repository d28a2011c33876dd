import { ROLES, type User } from '@saltbush/contract/access';

/** Makes the user from the issuer's claims. Roles that the site does not know are dropped. */
export function userFromClaims(claims: Readonly<Record<string, unknown>>): User {
  const { sub, email, given_name: givenName, roles } = claims;
  if (typeof sub !== 'string' || sub === '') throw missing('sub');
  if (typeof email !== 'string' || email === '') throw missing('email');
  const granted = Array.isArray(roles) ? roles : [roles];
  return {
    id: sub,
    email,
    firstName: typeof givenName === 'string' && givenName.trim() !== '' ? givenName.trim() : null,
    roles: ROLES.filter((role) => granted.includes(role)),
  };
}

function missing(claim: string): Error {
  return Object.assign(new Error(`The issuer sent no "${claim}" claim. Let it release that claim to this client.`), {
    code: 'claim-missing',
  });
}
