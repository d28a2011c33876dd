import { type UseFlag, useFlag } from '@saltbush/contract';
import type { flags } from './flags.data.ts';

/** The flags of this remote, each with its type. */
export const useOwnFlag: UseFlag<typeof flags> = useFlag;
