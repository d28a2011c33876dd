import type { ComponentPropsWithRef, ReactNode } from 'react';
import { keepTogether } from '../content/keepTogether.tsx';
import * as S from './PageHeader.styles.ts';

export interface PageHeaderProps extends Omit<ComponentPropsWithRef<'header'>, 'title'> {
  eyebrow?: ReactNode;
  /** The page's one `h1`. */
  title: ReactNode;
  lead?: ReactNode;
  /** Actions: buttons and links. */
  children?: ReactNode;
}

/** Top of a page: eyebrow, heading, one sentence, actions. */
export function PageHeader({ eyebrow, title, lead, children, ...props }: PageHeaderProps) {
  return (
    <S.Root {...props}>
      {eyebrow && <S.Eyebrow>{eyebrow}</S.Eyebrow>}
      <h1>{keepTogether(title)}</h1>
      {lead && <S.Lead>{keepTogether(lead)}</S.Lead>}
      {children && <S.Actions>{children}</S.Actions>}
    </S.Root>
  );
}
