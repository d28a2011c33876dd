import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as S from './StatBand.styles.ts';

export interface Stat {
  value: ReactNode;
  label: string;
}

export interface StatBandProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  items: readonly Stat[];
}

/** A few large figures, for a `Section` of tone `ink`. */
export function StatBand({ items, ...props }: StatBandProps) {
  return (
    <S.Root {...props}>
      {items.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </S.Root>
  );
}
