import { type RefObject, useEffect, useRef } from 'react';
import type { Flat } from './project.ts';
import type { MapMoves } from './useMapView.ts';

/** One step of a wheel, which browsers report in pixels, zooms by about a fifth. */
const WHEEL_RATE = 0.002;

const between = (one: Flat, other: Flat): number => Math.hypot(one.x - other.x, one.y - other.y);
const middle = (one: Flat, other: Flat): Flat => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });

/**
 * Moves a map by mouse and touch. The page keeps its scroll: the wheel zooms only with Ctrl or ⌘, and one finger up or
 * down scrolls on (`touch-action` leaves that to the browser); sideways it moves the map, and two fingers zoom.
 */
export function useGestures(target: RefObject<SVGSVGElement | null>, moves: MapMoves): void {
  const latest = useRef(moves);
  useEffect(() => {
    latest.current = moves;
  });

  useEffect(() => {
    const element = target.current;
    if (!element) return undefined;
    const held = new Map<number, Flat>();
    const inMap = ({ clientX, clientY }: MouseEvent): Flat => {
      const { left, top } = element.getBoundingClientRect();
      return { x: clientX - left, y: clientY - top };
    };
    const onDown = (event: PointerEvent) => {
      if (event.button !== 0) return;
      held.set(event.pointerId, inMap(event));
      element.setPointerCapture(event.pointerId);
    };
    const onMove = (event: PointerEvent) => {
      const before = held.get(event.pointerId);
      if (!before) return;
      const now = inMap(event);
      held.set(event.pointerId, now);
      const other = [...held].find(([id]) => id !== event.pointerId)?.[1];
      if (!other) {
        latest.current.pan({ x: now.x - before.x, y: now.y - before.y });
        return;
      }
      const [was, is] = [middle(before, other), middle(now, other)];
      latest.current.pan({ x: is.x - was.x, y: is.y - was.y });
      const span = between(before, other);
      if (span > 0) latest.current.zoom(between(now, other) / span, is);
    };
    const onUp = (event: PointerEvent) => held.delete(event.pointerId);
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      latest.current.zoom(Math.exp(-event.deltaY * WHEEL_RATE), inMap(event));
    };
    // Two fingers are for the map, so that the browser does not take them to scroll.
    const onTouch = (event: TouchEvent) => {
      if (event.touches.length > 1 && event.cancelable) event.preventDefault();
    };
    const stop = new AbortController();
    const { signal } = stop;
    element.addEventListener('pointerdown', onDown, { signal });
    element.addEventListener('pointermove', onMove, { signal });
    element.addEventListener('pointerup', onUp, { signal });
    element.addEventListener('pointercancel', onUp, { signal });
    element.addEventListener('wheel', onWheel, { signal, passive: false });
    element.addEventListener('touchstart', onTouch, { signal, passive: false });
    element.addEventListener('touchmove', onTouch, { signal, passive: false });
    return () => stop.abort();
  }, [target]);
}
