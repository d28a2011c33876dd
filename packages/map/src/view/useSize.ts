import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Size } from './map-view.ts';

/** Where the width is not known, as on the server. */
const FIRST_WIDTH_PX = 640;
const SHAPE = 0.66;
const HEIGHT_PX = { least: 280, most: 440 };

const sizeOf = (widthPx: number): Size => ({
  widthPx,
  heightPx: Math.round(Math.min(Math.max(widthPx * SHAPE, HEIGHT_PX.least), HEIGHT_PX.most)),
});

/** The size of a map that fills the width of an element, and follows it. */
export function useSize(frame: RefObject<HTMLElement | null>): Size {
  const [widthPx, setWidthPx] = useState(FIRST_WIDTH_PX);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const measure = () => element.clientWidth > 0 && setWidthPx(Math.round(element.clientWidth));
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  return sizeOf(widthPx);
}
