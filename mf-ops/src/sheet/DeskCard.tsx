import { type ReactNode, type Ref, useId } from 'react';
import * as S from './DeskCard.styles.ts';

interface DeskCardProps {
  heading: string;
  /** For moving the focus to the heading. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** `hide` for print, when the card holds only buttons. */
  print?: 'hide';
  children: ReactNode;
}

/** A section of the sheet with its own heading. */
export function DeskCard({ heading, headingRef, print, children }: DeskCardProps) {
  const id = useId();
  return (
    <S.Card aria-labelledby={id} data-print={print}>
      <h2 id={id} ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
        {heading}
      </h2>
      {children}
    </S.Card>
  );
}
