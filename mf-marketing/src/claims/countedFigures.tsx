import type { Stat } from '@saltbush/ui';
import { CountedValue } from './CountedValue.tsx';
import type { Claim } from './claims.data.ts';

/** Claims for a `StatBand`, whose figures count up. */
export const countedFigures = (claims: readonly Claim[]): Stat[] =>
  claims.map(({ value, label }) => ({ value: <CountedValue value={value} />, label }));
