import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as S from './ViewLinks.styles.ts';

export interface ViewLink {
  id: string;
  label: string;
  /** How many it holds, as it reads; undefined until that is known, null where nothing is counted. */
  count: ReactNode;
  href: string;
}

export interface ViewLinksProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  label: string;
  views: readonly ViewLink[];
  currentId: string;
}

/** The ways to look at a list, each with an address of its own and how many it holds. */
export function ViewLinks({ label, views, currentId, ...props }: ViewLinksProps) {
  return (
    <S.Views aria-label={label} {...props}>
      {views.map(({ id, label: name, count, href }) => (
        <a key={id} href={href} aria-current={id === currentId ? 'page' : undefined}>
          {name}
          {count !== null && <S.Count>{count ?? '–'}</S.Count>}
        </a>
      ))}
    </S.Views>
  );
}
