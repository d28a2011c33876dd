import { crossDocking } from './cross-docking.data.ts';
import { ServicePage } from './ServicePage.tsx';

export function CrossDockingPage() {
  return <ServicePage service={crossDocking} />;
}
