import type { ReactNode } from 'react';
import * as S from './DeskCard.styles.ts';
import { DeskCard } from './DeskCard.tsx';

interface FactCardProps {
  heading: string;
  /** Facts without a detail are left out. */
  facts: readonly { term: string; detail: ReactNode }[];
}

/** Facts with a heading. */
export function FactCard({ heading, facts }: FactCardProps) {
  return (
    <DeskCard heading={heading}>
      <S.Facts>
        {facts
          .filter(({ detail }) => detail !== '')
          .map(({ term, detail }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{detail}</dd>
            </div>
          ))}
      </S.Facts>
    </DeskCard>
  );
}
