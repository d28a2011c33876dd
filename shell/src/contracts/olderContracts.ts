import type { ContractApi, OlderContract } from './OlderContract.ts';

/** Majors of the contract that the host provides beside its own: none now. See decision 27 for how one is added. */
export const olderContracts: readonly OlderContract[] = [];

/** For the version of each of them: loads its `/api`, together with the packages that it needs. */
export const olderApis: Readonly<Record<string, () => Promise<ContractApi>>> = {};
