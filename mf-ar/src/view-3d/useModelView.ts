import type { ArVehicle } from '@saltbush/freight';
import { type RefCallback, useCallback, useEffect, useState } from 'react';
import type { ModelView as Engine } from '../engine/createModelView.ts';
import type { Surrounding } from '../tool-address/toolState.ts';
import { hasWebGl } from './hasWebGl.ts';
import { loadEngine } from './loadEngine.ts';
import { useThrift } from './useThrift.ts';

interface Shown {
  /** Null for all trucks side by side. */
  vehicle: ArVehicle | null;
  scalePercent: number;
  showsDimensions: boolean;
  surroundings: readonly Surrounding[];
}

type Outcome = 'ready' | 'unsupported' | 'failed' | 'lost';

/**
 * `unsupported`: the browser has no WebGL. `failed`: a file did not load. `lost`: the device closed the view.
 * `on-request`: the visitor saves data or is on a slow connection, so nothing is fetched before a truck is chosen.
 */
export type ViewState = Outcome | 'loading' | 'on-request';

interface ModelViewHandle {
  canvas: RefCallback<HTMLCanvasElement>;
  state: ViewState;
  view: Engine | null;
  retry: () => void;
}

/** Loads the 3D code once the page is idle, then keeps the view up to date. */
export function useModelView(shown: Shown): ModelViewHandle {
  const [element, setElement] = useState<HTMLCanvasElement | null>(null);
  const [view, setView] = useState<Engine | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [last, setLast] = useState<{ attempt: number; outcome: Outcome } | null>(null);
  const isThrifty = useThrift();
  const { vehicle, scalePercent, showsDimensions, surroundings } = shown;
  const isWanted = vehicle !== null || !isThrifty || view !== null;

  useEffect(() => {
    if (!element) return;
    const end = (outcome: Outcome) => setLast({ attempt, outcome });
    if (!hasWebGl()) {
      end('unsupported');
      return;
    }
    if (!isWanted) return;
    let isGone = false;
    let made: Engine | null = null;
    const load = async () => {
      try {
        const { createModelView } = await loadEngine();
        if (isGone) return;
        made = createModelView(element, { onLost: () => end('lost') });
        setView(made);
      } catch {
        if (!isGone) end('failed');
      }
    };
    const stop = whenIdle(() => void load());
    return () => {
      isGone = true;
      stop();
      made?.dispose();
      setView(null);
    };
  }, [element, attempt, isWanted]);

  useEffect(() => {
    if (!view) return;
    let isGone = false;
    const end = (outcome: Outcome) => {
      if (!isGone) setLast({ attempt, outcome });
    };
    view.show({ vehicle, surroundings, showsDimensions, magnification: scalePercent / 100 }).then(
      () => end('ready'),
      () => end('failed'),
    );
    return () => {
      isGone = true;
    };
  }, [view, attempt, vehicle, scalePercent, showsDimensions, surroundings]);

  const outcome = last?.attempt === attempt ? last.outcome : null;
  const state = outcome ?? (isWanted ? 'loading' : 'on-request');
  return { canvas: setElement, state, view, retry: useCallback(() => setAttempt((count) => count + 1), []) };
}

/** Runs the work when the browser is idle. Returns a function that cancels it. */
function whenIdle(work: () => void): () => void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, 200);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work, { timeout: 2000 });
  return () => cancelIdleCallback(request);
}
