/** Where a vehicle is offered: each list of the site shows the vehicles that carry its flag, under the name given. */
export type VehicleList =
  | 'metro-fleet'
  | 'rate-card'
  | 'hourly'
  | 'taxi-truck'
  | 'ftl'
  | 'per-km'
  | 'new-client'
  | 'ar';

export type DemurrageClass = 'up-to-1t' | '2t-4t' | '6t-up' | 'semi' | 'b-double';

export interface Size {
  lengthM: number;
  widthM: number;
  heightM: number;
}

/** What the AR tool shows: nominal figures of the whole vehicle. */
export interface ArFacts extends Size {
  capacityKg: number;
  pallets: number;
  /** `#rrggbb`. */
  colour: string;
  /** Reading aid for figures that are not those of the load space. */
  caption: string | null;
}

export interface Vehicle {
  id: VehicleId;
  name: string;
  /** Other names and codes, compared in any case. */
  aliases: readonly string[];
  /** Lists it appears in, with its name there. */
  usedIn: Partial<Record<VehicleList, string>>;
  /** Load space; null where it depends on the vehicle sent. */
  loadSpace: Size | null;
  capacityKg: number;
  /** Standard pallets on the floor. */
  pallets: number;
  volumeM3: number | null;
  demurrageClass: DemurrageClass;
}

export type VehicleId =
  | '1t-van'
  | '1t-tray'
  | '2t-truck'
  | '2t-tray'
  | '2t-van'
  | '3t-truck'
  | '4t-truck'
  | '6t-truck'
  | '8t-truck'
  | '10t-truck'
  | '12t-tailgate'
  | '14t-truck'
  | 'crane-truck'
  | 'semi'
  | 'b-double';
