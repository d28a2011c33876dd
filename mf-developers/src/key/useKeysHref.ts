import { useVisitor } from '@saltbush/contract';

const KEYS = '/dashboard/keys';
const TEST_WEBHOOKS = '/dashboard/keys/webhooks?mode=test';

/** A page of the portal: by way of the sign-in for whoever is signed out. */
function usePortalHref(href: string): string {
  const isSignedIn = useVisitor().status === 'signed-in';
  return isSignedIn ? href : `/api/login?returnTo=${encodeURIComponent(href)}`;
}

/** Where an owner makes a key. */
export const useKeysHref = (): string => usePortalHref(KEYS);

/** Where an owner adds a webhook of the test mode. */
export const useTestWebhooksHref = (): string => usePortalHref(TEST_WEBHOOKS);
