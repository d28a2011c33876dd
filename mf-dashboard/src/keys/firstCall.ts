import type { KeyScope } from '@saltbush/business-api/key-scopes';

const BODY = '{"request":{"mode":"ltl","service":"LTL","pickup":"Sydney","delivery":"Melbourne","palletCount":2}}';

/** A command that shows that a key works, by what the key may do; null when all that it may do needs a booking first. */
export function firstCall(origin: string, token: string, scopes: readonly KeyScope[]): string | null {
  const bearer = `-H "Authorization: Bearer ${token}"`;
  if (scopes.includes('price')) {
    return [
      `curl ${origin}/api/quotes/prices \\`,
      `  ${bearer} \\`,
      '  -H "Content-Type: application/json" \\',
      `  -d '${BODY}'`,
    ].join('\n');
  }
  if (scopes.includes('track')) return `curl ${origin}/api/shipments \\\n  ${bearer}`;
  if (scopes.includes('documents')) return `curl ${origin}/api/invoices \\\n  ${bearer}`;
  return null;
}
