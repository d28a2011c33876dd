import { Container, keepTogether, Section } from '@saltbush/ui';
import type { ReactNode } from 'react';
import * as S from './ClosingCall.styles.ts';

export interface ClosingCallProps {
  id: string;
  title: string;
  text: string;
  /** Buttons, the most wanted first. */
  children: ReactNode;
}

/** How a page ends: what to do now. */
export function ClosingCall({ id, title, text, children }: ClosingCallProps) {
  return (
    <Section tone="ink" spacing="half" aria-labelledby={id} data-print="hide">
      <Container>
        <S.Row>
          <div>
            <h2 id={id}>{title}</h2>
            <p>{keepTogether(text)}</p>
          </div>
          <S.Actions>{children}</S.Actions>
        </S.Row>
      </Container>
    </Section>
  );
}
