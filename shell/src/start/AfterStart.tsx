import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { visitorKnown } from '../store/visitorSlice.ts';

const WARM_UP_DELAY_MS = 500;

/** What waits until the page is there: early clicks, and half a second later asking who the visitor is. */
export function AfterStart() {
  const dispatch = useDispatch();

  useEffect(() => {
    window.saltbushReplayClicks?.();
    const timer = setTimeout(async () => {
      const { siteApi } = await import(/* webpackChunkName: "query" */ '../shared/siteApi.ts');
      const { data: user } = await dispatch(siteApi.endpoints.currentUser.initiate() as never);
      if (user !== undefined) {
        dispatch(visitorKnown(user ? { status: 'signed-in', user } : { status: 'signed-out' }));
      }
    }, WARM_UP_DELAY_MS);
    return () => clearTimeout(timer);
  }, [dispatch]);

  return null;
}
