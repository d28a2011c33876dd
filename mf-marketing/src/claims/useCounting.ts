import { type RefObject, useEffect, useRef, useState } from 'react';

const COUNT_MS = 1100;

const easeOut = (share: number): number => 1 - (1 - share) ** 3;

/**
 * Counts once from 0 to 1 when the element comes into view, or is in view from the start. Null when there is nothing to
 * count: before that, afterwards, and for visitors who asked for less motion.
 */
export function useCounting(element: RefObject<HTMLElement | null>): number | null {
  const [share, setShare] = useState<number | null>(null);
  const frame = useRef(0);

  useEffect(() => {
    const { current } = element;
    if (!current || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      let started: number | null = null;
      const step = (now: number) => {
        started ??= now;
        const done = (now - started) / COUNT_MS;
        setShare(done < 1 ? easeOut(done) : null);
        if (done < 1) frame.current = requestAnimationFrame(step);
      };
      setShare(0);
      frame.current = requestAnimationFrame(step);
    });
    observer.observe(current);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame.current);
    };
  }, [element]);

  return share;
}
