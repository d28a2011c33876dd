import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

interface Started<Answer> {
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
  queryFulfilled: PromiseLike<{ data: Answer }>;
}

/**
 * For `onQueryStarted` of an act that answers with the whole record: it is on show before the act counts as done, so that
 * whoever goes on at once goes on from it, and not from what is still being refreshed.
 */
export function takeAnswer<Answer>(
  put: (reference: string, answer: Answer) => ThunkAction<unknown, never, unknown, UnknownAction>,
) {
  return async ({ reference }: { reference: string }, { dispatch, queryFulfilled }: Started<Answer>): Promise<void> => {
    try {
      const { data } = await queryFulfilled;
      dispatch(put(reference, data) as ThunkAction<unknown, unknown, unknown, UnknownAction>);
    } catch {
      // Whoever acts says why it failed.
    }
  };
}
