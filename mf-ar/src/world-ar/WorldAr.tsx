import type { ArVehicle } from '@saltbush/freight';
import { QuickLook } from './QuickLook.tsx';
import { useWorldArSupport } from './useWorldArSupport.ts';
import { WebXrAr } from './WebXrAr.tsx';

/** The truck at its true size where the visitor stands; nothing on devices that cannot. */
export function WorldAr({ vehicle }: { vehicle: ArVehicle }) {
  const support = useWorldArSupport();
  switch (support) {
    case 'quick-look':
      return <QuickLook vehicle={vehicle} />;
    case 'webxr':
      return <WebXrAr vehicle={vehicle} />;
    default:
      return null;
  }
}
