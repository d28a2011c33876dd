import { Container, keepTogether, Section } from '@saltbush/ui';
import type { ReactNode } from 'react';
import * as S from './ClosingCall.styles.ts';

export interface ClosingCallProps {
  id: string;
  title: string;
  text: string;
  /** Buttons, most important first. */
  children: ReactNode;
}

/** The end of a page: what to do next. */
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
