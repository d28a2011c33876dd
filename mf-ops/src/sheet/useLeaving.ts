import { apiError } from '@saltbush/calls';
import type { ApiError } from '@saltbush/contract/api';
import { useState } from 'react';
import { confirmUrl, leaveToConfirm } from '../api/leaveToConfirm.ts';
import { useShownAgain } from './useShownAgain.ts';

interface Leaving {
  /** The page is being left for the confirmation, and the button stays busy. */
  isLeaving: boolean;
  /** Why the act was refused; null while it only waits for the confirmation. */
  failure: ApiError | null;
  /** Leaves for the confirmation page when the answer asks for it, and returns whether it does. */
  leave: (refused: ApiError | null) => boolean;
}

/** For a form whose act is confirmed on the gateway's page. `error` is the call's error. */
export function useLeaving(error: unknown): Leaving {
  const [isLeaving, setIsLeaving] = useState(false);
  useShownAgain(() => setIsLeaving(false));
  const refusal = apiError(error);
  return {
    isLeaving,
    failure: refusal && confirmUrl(refusal) === null ? refusal : null,
    leave: (refused) => {
      const leaves = refused !== null && leaveToConfirm(refused);
      if (leaves) setIsLeaving(true);
      return leaves;
    },
  };
}
