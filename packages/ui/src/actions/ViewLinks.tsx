import { type ComponentPropsWithRef, type ReactNode, useEffect, useRef } from 'react';
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

/** A view this close to the edge counts as cut off; as it slides in, its neighbour shows this much. */
const EDGE_PX = 16;
const PEEK_PX = 48;

/** The ways to look at a list, each with an address of its own and how many it holds. */
export function ViewLinks({ label, views, currentId, ...props }: ViewLinksProps) {
  const current = useRef<HTMLAnchorElement>(null);
  const isCounted = views.every(({ count }) => count !== undefined);

  // On phones the row slides. The row alone: bringing the link into view could move the page. The counts widen it.
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
