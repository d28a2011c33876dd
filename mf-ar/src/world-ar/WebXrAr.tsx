import type { ArVehicle } from '@saltbush/freight';
import { Button, Notice } from '@saltbush/ui';
import { useEffect, useRef, useState } from 'react';
import { VEHICLE_GLB } from '../models/models.data.ts';
import { loadEngine } from '../view-3d/loadEngine.ts';
import * as S from './WebXrAr.styles.ts';

interface Running {
  turn: (degrees: number) => void;
  end: () => void;
}

type Session =
  | { status: 'off' }
  | { status: 'starting' }
  | { status: 'searching' | 'ground' | 'placed'; running: Running }
  | { status: 'failed' };

const HINTS = {
  searching: 'Move the phone slowly over the ground until a ring appears.',
  ground: 'Tap to put the truck on the ring. It faces sideways; it is drawn at full size.',
  placed: 'Walk around it. Tap the ground to move it.',
} as const;

/** The truck at its true size through the camera of a phone that knows where the ground is. */
export function WebXrAr({ vehicle }: { vehicle: ArVehicle }) {
  const [session, setSession] = useState<Session>({ status: 'off' });
  const overlay = useRef<HTMLDivElement>(null);
  const held = useRef<Running | null>(null);

  // The session has to start within the click: what it needs is fetched before.
  useEffect(() => {
    loadEngine().catch(() => undefined);
    return () => held.current?.end();
  }, []);

  const start = async () => {
    if (!overlay.current) return;
    setSession({ status: 'starting' });
    try {
      const { startWorldAr } = await loadEngine();
      const running = await startWorldAr({
        modelUrl: VEHICLE_GLB[vehicle.id],
        overlay: overlay.current,
        onGround: (isFound) =>
          setSession((now) =>
            now.status === 'searching' || now.status === 'ground'
              ? { ...now, status: isFound ? 'ground' : 'searching' }
              : now,
          ),
        onPlaced: () => setSession((now) => ('running' in now ? { ...now, status: 'placed' } : now)),
        onEnd: () => {
          held.current = null;
          setSession((now) => (now.status === 'failed' ? now : { status: 'off' }));
        },
      });
      held.current = running;
      setSession({ status: 'searching', running });
    } catch {
      setSession({ status: 'failed' });
    }
  };

  const isRunning = 'running' in session;
  return (
    <div>
      <Button
        variant="secondary"
        isFullWidth
        iconBefore="camera"
        busy={session.status === 'starting'}
        busyLabel="Starting"
        onClick={() => void start()}
      >
        Place it here at full size
      </Button>
      {session.status === 'failed' && (
        <Notice tone="danger" role="alert">
          <p>The full-size view did not start. Allow the camera and motion sensors for this site, then try again.</p>
        </Notice>
      )}
      <S.Overlay
        ref={(element) => {
          overlay.current = element;
          // A tap on what lies over the picture is no tap on the ground.
          element?.addEventListener('beforexrselect', keepTap);
          return () => {
            overlay.current = null;
            element?.removeEventListener('beforexrselect', keepTap);
          };
        }}
        data-shown={isRunning ? '' : undefined}
      >
        {isRunning && (
          <>
            <S.Hint role="status">
              <strong>{vehicle.name}</strong> {HINTS[session.status]}
            </S.Hint>
            <S.Buttons data-buttons="">
              {session.status === 'placed' && (
                <>
                  <Button variant="secondary" onClick={() => session.running.turn(15)}>
                    Turn left
                  </Button>
                  <Button variant="secondary" onClick={() => session.running.turn(-15)}>
                    Turn right
                  </Button>
                </>
              )}
              <Button iconBefore="close" onClick={() => session.running.end()}>
                Exit
              </Button>
            </S.Buttons>
          </>
        )}
      </S.Overlay>
    </div>
  );
}

function keepTap(event: Event) {
  if (event.target instanceof Element && event.target.closest('[data-buttons]')) event.preventDefault();
}
