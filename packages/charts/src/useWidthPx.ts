import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Width of an element in CSS pixels, updated when it changes; null until it is known. */
export function useWidthPx(): { frame: RefObject<HTMLDivElement | null>; widthPx: number | null } {
  const frame = useRef<HTMLDivElement>(null);
  const [widthPx, setWidthPx] = useState<number | null>(null);

  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const measure = () => setWidthPx(Math.round(element.clientWidth));
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return { frame, widthPx };
}
