import type { ArVehicle } from '@saltbush/freight';
import { QuickLook } from './QuickLook.tsx';
import { useWorldArSupport } from './useWorldArSupport.ts';
import { WebXrAr } from './WebXrAr.tsx';

interface WorldArProps {
  vehicle: ArVehicle;
  /** Called before the session takes the camera, so that the page can release it. */
  onOpen: () => void;
}

/** The truck at true size in the visitor's surroundings; renders nothing on devices without support. */
export function WorldAr({ vehicle, onOpen }: WorldArProps) {
  const support = useWorldArSupport();
  switch (support) {
    case 'quick-look':
      return <QuickLook vehicle={vehicle} />;
    case 'webxr':
      return <WebXrAr vehicle={vehicle} onOpen={onOpen} />;
    default:
      return null;
  }
}
