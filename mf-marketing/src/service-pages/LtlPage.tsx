import { ltl } from './ltl.data.ts';
import { ServicePage } from './ServicePage.tsx';

export function LtlPage() {
  return <ServicePage service={ltl} />;
}
