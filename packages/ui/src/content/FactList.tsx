import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as S from './FactList.styles.ts';
import { keepTogether } from './keepTogether.tsx';

export interface Fact {
  term: string;
  detail: ReactNode;
}

export interface FactListProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  rows: readonly Fact[];
  /** `end` aligns the details right, for amounts. */
  align?: 'start' | 'end';
}

/** Terms with their details, separated by hairlines. */
export function FactList({ rows, align = 'start', ...props }: FactListProps) {
  return (
    <S.Root data-align={align} {...props}>
      {rows.map(({ term, detail }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{keepTogether(detail)}</dd>
        </div>
      ))}
    </S.Root>
  );
}
