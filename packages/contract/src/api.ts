import { type BaseQueryFn, createApi } from '@reduxjs/toolkit/query/react';
import type { User } from './access.ts';
import { apiPath, CONTRACT_VERSION } from './contract-keys.ts';
import { isolateEndpoints } from './isolateEndpoints.ts';
import { type Problem, type RequestError, type RequestOptions, request } from './request.ts';

export interface ApiRequest extends Omit<RequestOptions, 'signal'> {
  segments: readonly (string | number)[];
}

export interface ApiError {
  status: number | 'offline';
  /** `status: body`, as the visitor may read it. */
  message: string;
  /**
   * Body of an error the gateway explains (RFC 9457); null when the answer came from elsewhere, or there was none.
   */
  problem: Problem | null;
}

const gatewayQuery: BaseQueryFn<ApiRequest, unknown, ApiError> = async ({ segments, ...options }, { signal }) => {
  try {
    return { data: await request(segments, { ...options, signal }) };
  } catch (error) {
    if (error instanceof Error && (error as Partial<RequestError>).code === 'request-failed') {
      const { status, message, problem } = error as RequestError;
      return { error: { status, message, problem } };
    }
    return {
      error: { status: 'offline', message: error instanceof Error ? error.message : String(error), problem: null },
    };
  }
};

/**
 /**
  * The one RTK Query API of the site; remotes add their endpoints with `siteApi.injectEndpoints`. Data never goes
  * stale by itself, nothing is refetched on focus and nothing is retried: a mutation invalidates tags instead. Two
  * releases may add endpoints of the same name, so use only the object that your own `injectEndpoints` call returned.
  */
export const siteApi = isolateEndpoints(
  createApi({
    // Two majors of the contract in one page do not share a state. The type stays that of the first.
    reducerPath: apiPath(CONTRACT_VERSION) as 'siteApi',
    baseQuery: gatewayQuery,
    keepUnusedDataFor: Number.MAX_SAFE_INTEGER,
    refetchOnMountOrArgChange: false,
    refetchOnFocus: false,
    refetchOnReconnect: false,
    endpoints: (build) => ({
      currentUser: build.query<User | null, void>({
        query: () => ({ segments: ['/api', 'auth', 'user'], on401: 'empty' }),
      }),
    }),
  }),
);
