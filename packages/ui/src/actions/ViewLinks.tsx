import { type ComponentPropsWithRef, type ReactNode, useEffect, useRef } from 'react';
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

/**
 * A view counts as cut off within this distance of the edge. When it is scrolled in, its neighbour shows this much.
 */
const EDGE_PX = 16;
const PEEK_PX = 48;

/** Links to the views of a list, each with its number of items. */
export function ViewLinks({ label, views, currentId, ...props }: ViewLinksProps) {
  const current = useRef<HTMLAnchorElement>(null);
  const isCounted = views.every(({ count }) => count !== undefined);

  // Scrolls only the row, since scrollIntoView could move the page. Runs again with the counts, which widen the row.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    const row = current.current?.parentElement;
    if (!current.current || !row) return;
    const link = current.current.getBoundingClientRect();
    const frame = row.getBoundingClientRect();
    if (link.right > frame.right - EDGE_PX) row.scrollLeft += link.right - frame.right + PEEK_PX;
    else if (link.left < frame.left + EDGE_PX) row.scrollLeft -= frame.left - link.left + PEEK_PX;
  }, [currentId, isCounted]);

  return (
    <S.Views aria-label={label} {...props}>
      {views.map(({ id, label: name, count, href }) => (
        <a
          key={id}
          href={href}
          aria-current={id === currentId ? 'page' : undefined}
          ref={id === currentId ? current : undefined}
        >
          {name}
          {count !== null && <S.Count>{count ?? '–'}</S.Count>}
        </a>
      ))}
    </S.Views>
  );
}
