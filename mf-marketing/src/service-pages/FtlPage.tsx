import { ftl } from './ftl.data.ts';
import { ServicePage } from './ServicePage.tsx';

export function FtlPage() {
  return <ServicePage service={ftl} />;
}
