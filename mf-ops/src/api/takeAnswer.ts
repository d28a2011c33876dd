import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

interface Started<Answer> {
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
  queryFulfilled: PromiseLike<{ data: Answer }>;
}

/**
 * For `onQueryStarted` of an act that answers with the whole record: shows that record before the act counts as done,
 * so that the next act starts from it and not from data that is still being refreshed.
 */
export function takeAnswer<Answer>(
  put: (reference: string, answer: Answer) => ThunkAction<unknown, never, unknown, UnknownAction>,
) {
  return async ({ reference }: { reference: string }, { dispatch, queryFulfilled }: Started<Answer>): Promise<void> => {
    try {
      const { data } = await queryFulfilled;
      dispatch(put(reference, data) as ThunkAction<unknown, unknown, unknown, UnknownAction>);
    } catch {
      // The caller of the act shows the failure.
    }
  };
}
