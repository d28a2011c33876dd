import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as S from './ViewLinks.styles.ts';

export interface ViewLink {
  id: string;
  label: string;
  /** Number of items, as text; undefined until known, null when the view has no count. */
  count: ReactNode;
  href: string;
}

export interface ViewLinksProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  label: string;
  views: readonly ViewLink[];
  currentId: string;
}

/** Links to the views of a list, each with its number of items. */
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
