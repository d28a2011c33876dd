import { apiError } from '@saltbush/calls';
import type { RateSheetVersion } from '@saltbush/clients/api';
import { useToast } from '@saltbush/contract';
import { useState } from 'react';
import { useActivateRateSheetMutation } from '../api/activateRateSheet.ts';
import { failureText } from '../api/failureText.ts';

interface Activation {
  activate: (sheet: RateSheetVersion) => Promise<void>;
  /** The sheet that is being activated. */
  activatingId: number | null;
  /** The last sheet activated here. */
  activated: RateSheetVersion | null;
}

interface Options {
  /** The page itself says that the sheet is active, so a toast would say it again. */
  isSaidByPage?: boolean;
}

/** Activates a sheet and shows the result; after a failure it can be tried again. */
export function useActivation({ isSaidByPage = false }: Options = {}): Activation {
  const [send] = useActivateRateSheetMutation();
  const [activatingId, setActivatingId] = useState<number | null>(null);
  const [activated, setActivated] = useState<RateSheetVersion | null>(null);
  const showToast = useToast();

  return {
    activatingId,
    activated,
    activate: async (sheet) => {
      setActivatingId(sheet.id);
      const { error } = await send(sheet.id);
      setActivatingId(null);
      const failure = apiError(error);
      if (failure) {
        showToast({ tone: 'error', title: `${sheet.fileName} was not activated`, description: failureText(failure) });
        return;
      }
      setActivated(sheet);
      if (!isSaidByPage) showToast({ tone: 'success', title: `${sheet.fileName} is active` });
    },
  };
}
