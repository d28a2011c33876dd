import type { Dispatch } from '@reduxjs/toolkit';
import type { Visitor } from '@saltbush/contract';

/** Who the visitor is now; null when the gateway could not tell, which changes nothing. */
export async function askForVisitor(dispatch: Dispatch): Promise<Visitor | null> {
  try {
    const { siteApi } = await import(/* webpackChunkName: "query" */ '../shared/siteApi.ts');
    const asked = siteApi.endpoints.currentUser.initiate(undefined, { forceRefetch: true, subscribe: false });
    const { data: user } = await dispatch(asked as never);
    if (user === undefined) return null;
    return user ? { status: 'signed-in', user } : { status: 'signed-out' };
  } catch {
    return null;
  }
}
