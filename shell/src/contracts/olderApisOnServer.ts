import type { ContractApi } from './OlderContract.ts';

/** The `/api` of each major in `olderContracts`, by version; the server has them all from the start. */
export const olderApisOnServer: Readonly<Record<string, ContractApi>> = {};
