import { keepTogether } from '@saltbush/ui';
import type { ReactNode } from 'react';
import * as S from './WorkFrame.styles.ts';

interface WorkFrameProps {
  title: string;
  /** Link back, above the heading. */
  above?: ReactNode;
  /** Age of the data, beside the heading. */
  beside?: ReactNode;
  /** After it. */
  tools?: ReactNode;
  children: ReactNode;
}

/** What every desk and console page has below the host's bar, beside its rail: a heading, then its content. */
export function WorkFrame({ title, above, beside, tools, children }: WorkFrameProps) {
  return (
    <S.Page>
      <S.Head>
        <div>
          {above}
          <h1>{keepTogether(title)}</h1>
        </div>
        <S.Beside>
          {beside}
          {tools}
        </S.Beside>
      </S.Head>
      {children}
    </S.Page>
  );
}
