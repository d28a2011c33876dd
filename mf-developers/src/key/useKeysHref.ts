import { useVisitor } from '@saltbush/contract';

const KEYS = '/dashboard/keys';

/** Where an owner makes a key: by way of the sign-in for whoever is signed out. */
export const useKeysHref = (): string => (useVisitor().status === 'signed-in' ? KEYS : `/api/login?returnTo=${KEYS}`);
