import { VisuallyHidden } from '@saltbush/ui';
import { useEffect, useRef, useState } from 'react';
import { changedNews } from './changedNews.ts';

/** Long enough for the next key of a number that is still being typed. */
const SETTLED_MS = 700;

/** The sentences on show, in the order of the page. */
const readNews = (scope: Element): string[] =>
  [...scope.querySelectorAll<HTMLElement>('[data-said]')].flatMap(({ dataset }) => dataset.said || []);

/**
 * The one live region of the calculator. An answer may change the price, whether the load fits, and how a name was
 * read. Once the visitor pauses, this says in one announcement what is new. Each element that has something to say
 * holds its sentence in `data-said`, beside this element or deeper.
 */
export function QuoteNews() {
  const element = useRef<HTMLSpanElement>(null);
  const known = useRef<readonly string[] | null>(null);
  const [said, setSaid] = useState('');

  // After every render: the sentences change with any answer, and with the clock.
  useEffect(() => {
    const timer = setTimeout(
      () => {
        const scope = element.current?.parentElement;
        if (!scope) return;
        const news = readNews(scope);
        const before = known.current;
        known.current = news;
        // A screen reader reads the sentences of the first render with the page.
        if (before !== null) setSaid((last) => changedNews(before, news, last));
      },
      known.current === null ? 0 : SETTLED_MS,
    );
    return () => clearTimeout(timer);
  });

  return (
    <VisuallyHidden ref={element} role="status">
      {said}
    </VisuallyHidden>
  );
}
