import { ServicePage } from './ServicePage.tsx';
import { warehousing } from './warehousing.data.ts';

export function WarehousingPage() {
  return <ServicePage service={warehousing} />;
}
