import type { ArVehicle } from '@saltbush/freight';
import { QuickLook } from './QuickLook.tsx';
import { useWorldArSupport } from './useWorldArSupport.ts';
import { WebXrAr } from './WebXrAr.tsx';

interface WorldArProps {
  vehicle: ArVehicle;
  /** Called before the device's camera is asked for, so that the page can let go of it. */
  onOpen: () => void;
}

/** The truck at its true size where the visitor stands; nothing on devices that cannot. */
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
