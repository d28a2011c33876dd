import type { SetChange } from '@saltbush/contract/release-api';
import { consoleApi } from './consoleApi.ts';

interface SetRollback {
  /** Revision with which the set went live. */
  set: number;
  reason: string;
}

export const { useRollbackSetMutation } = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    rollbackSet: build.mutation<SetChange, SetRollback>({
      query: ({ set, ...body }) => ({
        segments: ['/api', 'releases', 'sets', String(set), 'rollback'],
        method: 'POST',
        body,
      }),
      invalidatesTags: ['Releases'],
    }),
  }),
});
