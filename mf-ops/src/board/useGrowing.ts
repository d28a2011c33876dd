import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** Cards that a column shows at first, and adds each time its end comes into view. */
const STEP = 30;
/** Added before the end is reached, so that nobody waits there. */
const AHEAD = '600px';

interface Growing<Row> {
  shown: readonly Row[];
  left: number;
  more: () => void;
  /** The end of the list: a button there shows more, and coming near it does. */
  end: RefObject<HTMLDivElement | null>;
}

/** The first rows of a long list. It grows while somebody scrolls down. */
export function useGrowing<Row>(rows: readonly Row[]): Growing<Row> {
  const [count, setCount] = useState(STEP);
  const end = useRef<HTMLDivElement>(null);
  const more = useCallback(() => setCount((known) => known + STEP), []);
  const left = Math.max(0, rows.length - count);

  useEffect(() => {
    const target = end.current;
    if (left === 0 || target === null || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && more(), {
      rootMargin: AHEAD,
    });
    observer.observe(target);
    return () => observer.disconnect();
  }, [left, more]);

  return { shown: rows.slice(0, count), left, more, end };
}
