import { type RefObject, useEffect, useRef, useState } from 'react';
import { createLabelReader } from './createLabelReader.ts';

/** `refused`: the camera may not be used. `absent`: there is none, or it does not start. */
export type Camera = 'starting' | 'looking' | 'refused' | 'absent';

const EVERY_MS = 150;
/** How long the same label is not read again: it is still before the camera. */
const SAME_MS = 3_000;

/** Looks for labels through the camera on the back of the telephone while mounted, and hands on each that it reads. */
export function useLabelCamera(onRead: (text: string) => void): {
  camera: Camera;
  video: RefObject<HTMLVideoElement | null>;
} {
  const video = useRef<HTMLVideoElement>(null);
  const latestOnRead = useRef(onRead);
  const [camera, setCamera] = useState<Camera>('starting');

  useEffect(() => {
    latestOnRead.current = onRead;
  }, [onRead]);

  useEffect(() => {
    let stream: MediaStream | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    let last = { text: '', atMs: 0 };
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };

    const look = async () => {
      const { mediaDevices } = navigator as { mediaDevices?: MediaDevices };
      if (!mediaDevices) throw new Error('There is no camera.');
      const wanted = { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 720 } };
      const [reader, opened] = await Promise.all([
        createLabelReader(),
        mediaDevices.getUserMedia({ video: wanted, audio: false }),
      ]);
      stream = opened;
      const shown = video.current;
      if (isOver || !shown) {
        stop();
        return;
      }
      shown.srcObject = opened;
      await shown.play();
      setCamera('looking');
      const next = async () => {
        const text = await reader.read(shown).catch(() => null);
        if (isOver) return;
        const atMs = performance.now();
        if (text !== null && (text !== last.text || atMs - last.atMs > SAME_MS)) latestOnRead.current(text);
        if (text !== null) last = { text, atMs };
        timer = setTimeout(next, EVERY_MS);
      };
      await next();
    };

    look().catch((error: unknown) => {
      if (isOver) return;
      const name = error instanceof Error ? error.name : '';
      setCamera(name === 'NotAllowedError' ? 'refused' : 'absent');
    });
    return () => {
      isOver = true;
      clearTimeout(timer);
      stop();
    };
  }, []);

  return { camera, video };
}
