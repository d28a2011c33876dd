import type { LicenceClass } from '@saltbush/freight';
import type { LicenceState } from '../api.ts';

// The drivers with whom the site is shown to whoever tries it out. All of them are invented; the numbers lie in the range
// reserved for fiction.
export const DEMO_DRIVERS = [
  { name: 'Bo Reyes', licenceClass: 'C', licenceState: 'NSW', vehicle: '1 tonne van' },
  { name: 'Priya Nair', licenceClass: 'C', licenceState: 'NSW', vehicle: '1 tonne van' },
  { name: 'Tamati Rawiri', licenceClass: 'LR', licenceState: 'NSW', vehicle: '3 tonne truck' },
  { name: 'Sam Whitlock', licenceClass: 'MR', licenceState: 'NSW', vehicle: '6 tonne truck' },
  { name: 'Grace Okonkwo', licenceClass: 'HR', licenceState: 'NSW', vehicle: '12 tonne truck with tailgate' },
  { name: 'Mick Donnelly', licenceClass: 'HC', licenceState: 'NSW', vehicle: 'Semi tautliner' },
  { name: 'Leah Brandt', licenceClass: 'MC', licenceState: 'NSW', vehicle: 'B-double' },
  { name: 'Hoang Tran', licenceClass: 'HC', licenceState: 'VIC', vehicle: 'Semi tautliner' },
  { name: 'Ruby Carlisle', licenceClass: 'MR', licenceState: 'QLD', vehicle: '6 tonne truck' },
] as const satisfies readonly {
  name: string;
  licenceClass: LicenceClass;
  licenceState: LicenceState;
  vehicle: string;
}[];
