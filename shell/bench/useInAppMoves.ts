import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { linkOf } from '../src/routing/linkOf.ts';

/** Turns clicks on ordinary links into moves of the router, since the pages have no link component. */
export function useInAppMoves(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = linkOf(event.target);
      if (event.defaultPrevented || link?.kind !== 'page') return;
      event.preventDefault();
      void navigate(link.url.pathname + link.url.search + link.url.hash);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [navigate]);
}
