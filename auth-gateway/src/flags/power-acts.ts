import type { FlagWish } from './flag-requests.ts';

/** An act that decides who gets which value of a flag. */
export type FlagPowerAct = { kind: 'set-flag' } & FlagWish;
