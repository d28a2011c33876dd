import { Icon } from '@saltbush/ui';
import type { ReactNode } from 'react';
import * as S from './WayBack.styles.ts';

/** The way back to a list, above the heading of what was opened from it. */
export function WayBack({ href, children }: { href: string; children: ReactNode }) {
  return (
    <S.Link href={href}>
      <Icon name="arrow-left" size={18} />
      {children}
    </S.Link>
  );
}
