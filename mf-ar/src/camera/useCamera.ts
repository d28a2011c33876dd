import { useCallback, useEffect, useRef, useState } from 'react';
import type { CameraFault } from './camera-faults.ts';
import { closeCamera, openCamera } from './openCamera.ts';

/** `paused`: switched off because the page was hidden. */
export type Camera =
  | { status: 'off' }
  | { status: 'starting' }
  | { status: 'on'; stream: MediaStream }
  | { status: 'paused' }
  | { status: 'failed'; fault: CameraFault };

/**
 * The camera, which only `start` opens. It is released by `stop`, on unmount, when the page is hidden or left, and
 * when one of these happens while it is still starting.
 */
export function useCamera(): { camera: Camera; start: () => Promise<void>; stop: () => void } {
  const [camera, setCamera] = useState<Camera>({ status: 'off' });
  /** Number of the latest start. A camera that opens for an older one is closed at once. */
  const turn = useRef(0);
  const held = useRef<MediaStream | null>(null);
  const isWanted = useRef(false);

  const release = useCallback(() => {
    turn.current += 1;
    isWanted.current = false;
    if (held.current) closeCamera(held.current);
    held.current = null;
  }, []);

  const stop = useCallback(() => {
    release();
    setCamera({ status: 'off' });
  }, [release]);

  const start = useCallback(async () => {
    release();
    const mine = turn.current;
    isWanted.current = true;
    setCamera({ status: 'starting' });
    const opening = await openCamera();
    if (mine !== turn.current) {
      if (opening.status === 'open') closeCamera(opening.stream);
      return;
    }
    if (opening.status === 'failed') {
      isWanted.current = false;
      setCamera(opening);
      return;
    }
    held.current = opening.stream;
    for (const track of opening.stream.getTracks()) {
      track.addEventListener('ended', () => {
        if (mine !== turn.current) return;
        release();
        setCamera({ status: 'failed', fault: 'interrupted' });
      });
    }
    setCamera({ status: 'on', stream: opening.stream });
  }, [release]);

  useEffect(() => {
    const pause = () => {
      if (!isWanted.current) return;
      release();
      setCamera({ status: 'paused' });
    };
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') pause();
    };
    document.addEventListener('visibilitychange', onVisibility);
    window.addEventListener('pagehide', pause);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      window.removeEventListener('pagehide', pause);
      release();
    };
  }, [release]);

  return { camera, start, stop };
}
