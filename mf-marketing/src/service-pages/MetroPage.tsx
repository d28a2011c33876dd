import { metro } from './metro.data.ts';
import { ServicePage } from './ServicePage.tsx';

export function MetroPage() {
  return <ServicePage service={metro} />;
}
