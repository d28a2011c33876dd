import type { ArVehicle } from '@saltbush/freight';
import { Button, icons, Notice } from '@saltbush/ui';
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
  | { status: 'running'; running: Running }
  | { status: 'failed' };

/** `found`: there is ground under the middle of the picture. */
type Ground = 'searching' | 'found' | 'placed';

const HINTS = {
  searching: 'Move the phone slowly over the ground until a ring appears.',
  found: 'Tap to put the truck on the ring. It faces sideways; it is drawn at full size.',
  placed: 'Walk around it. Tap the ground to move it.',
} as const satisfies Record<Ground, string>;

/** The truck at true size through the camera of a phone that can detect the ground. */
export function WebXrAr({ vehicle, onOpen }: { vehicle: ArVehicle; onOpen: () => void }) {
  const [session, setSession] = useState<Session>({ status: 'off' });
  // Frames, and with them news of the ground, may arrive before the session is returned.
  const [ground, setGround] = useState<Ground>('searching');
  const overlay = useRef<HTMLDivElement>(null);
  const held = useRef<Running | null>(null);

  // The session must start within the click, so everything it needs is loaded before.
  useEffect(() => {
    loadEngine().catch(() => undefined);
    return () => held.current?.end();
  }, []);

  const start = async () => {
    if (!overlay.current) return;
    onOpen();
    setSession({ status: 'starting' });
    setGround('searching');
    try {
      const { startWorldAr } = await loadEngine();
      const running = await startWorldAr({
        modelUrl: VEHICLE_GLB[vehicle.id],
        overlay: overlay.current,
        onGround: (isFound) => setGround((now) => (now === 'placed' ? now : isFound ? 'found' : 'searching')),
        onPlaced: () => setGround('placed'),
        onEnd: () => {
          held.current = null;
          setSession((now) => (now.status === 'failed' ? now : { status: 'off' }));
        },
      });
      held.current = running;
      setSession({ status: 'running', running });
    } catch {
      setSession({ status: 'failed' });
    }
  };

  const isRunning = session.status === 'running';
  return (
    <div>
      <Button
        variant="secondary"
        isFullWidth
        iconBefore={icons.camera}
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
          // A tap on a button over the picture must not count as a tap on the ground.
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
              <strong>{vehicle.name}</strong> {HINTS[ground]}
            </S.Hint>
            <S.Buttons data-buttons="">
              {ground === 'placed' && (
                <>
                  <Button variant="secondary" onClick={() => session.running.turn(15)}>
                    Turn left
                  </Button>
                  <Button variant="secondary" onClick={() => session.running.turn(-15)}>
                    Turn right
                  </Button>
                </>
              )}
              <Button iconBefore={icons.close} onClick={() => session.running.end()}>
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
