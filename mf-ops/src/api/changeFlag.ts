import type { FlagRule } from '@saltbush/contract/release-api';
import { consoleApi } from './consoleApi.ts';

interface FlagChange {
  remote: string;
  flag: string;
  isOff: boolean;
  rules: FlagRule[];
  /** The line that was shown as the newest of this flag. */
  base: number | null;
  reason: string;
}

export const { useChangeFlagMutation } = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    /** Always refused at first: the gateway does it once it is confirmed on its page. */
    changeFlag: build.mutation<unknown, FlagChange>({
      query: (body) => ({ segments: ['/api', 'releases', 'flags'], method: 'POST', body }),
      invalidatesTags: ['ReleaseFlags'],
    }),
  }),
});
