import type { ArVehicle } from '@saltbush/freight';
import { type RefCallback, useCallback, useEffect, useState } from 'react';
import type { ModelView as Engine } from '../engine/createModelView.ts';
import type { Surrounding } from '../tool-address/toolState.ts';
import { hasWebGl } from './hasWebGl.ts';
import { loadEngine } from './loadEngine.ts';

interface Shown {
  /** Null for all trucks side by side. */
  vehicle: ArVehicle | null;
  scalePercent: number;
  showsDimensions: boolean;
  surroundings: readonly Surrounding[];
}

/**
 * `unsupported`: the browser has no WebGL. `failed`: a file did not load. `lost`: the device closed the view.
 * `on-request`: the visitor saves data, so nothing is fetched before a truck is chosen.
 */
export type ViewState = 'loading' | 'ready' | 'unsupported' | 'failed' | 'lost' | 'on-request';

interface SavingNavigator extends Navigator {
  connection?: { saveData?: boolean };
}

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
  const [state, setState] = useState<ViewState>('loading');
  const [attempt, setAttempt] = useState(0);
  const { vehicle, scalePercent, showsDimensions, surroundings } = shown;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt begins anew.
  useEffect(() => {
    if (!element) return;
    if (!hasWebGl()) {
      setState('unsupported');
      return;
    }
    if (!vehicle && (navigator as SavingNavigator).connection?.saveData === true) {
      setState('on-request');
      return;
    }
    let isGone = false;
    let made: Engine | null = null;
    const load = async () => {
      try {
        const { createModelView } = await loadEngine();
        if (isGone) return;
        made = createModelView(element, { onLost: () => setState('lost') });
        setView(made);
      } catch {
        if (!isGone) setState('failed');
      }
    };
    const stop = whenIdle(() => void load());
    return () => {
      isGone = true;
      stop();
      made?.dispose();
      setView(null);
      setState('loading');
    };
  }, [element, attempt]);

  useEffect(() => {
    if (vehicle && state === 'on-request') setAttempt((count) => count + 1);
  }, [vehicle, state]);

  useEffect(() => {
    if (!view) return;
    let isGone = false;
    view.show({ vehicle, surroundings, showsDimensions, magnification: scalePercent / 100 }).then(
      () => {
        if (!isGone) setState('ready');
      },
      () => {
        if (!isGone) setState('failed');
      },
    );
    return () => {
      isGone = true;
    };
  }, [view, vehicle, scalePercent, showsDimensions, surroundings]);

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
