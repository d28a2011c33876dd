import { ServicePage } from './ServicePage.tsx';
import { taxiTrucks } from './taxi-trucks.data.ts';

export function TaxiTrucksPage() {
  return <ServicePage service={taxiTrucks} />;
}
