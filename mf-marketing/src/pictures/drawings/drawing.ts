export type VehicleShape = 'van' | 'rigid' | 'semi' | 'b-double';
export type Backdrop = 'hills' | 'plain' | 'skyline' | 'depot';

/** Which drawing stands in for a picture. */
export type Drawing =
  | { scene: 'road'; vehicle: VehicleShape; backdrop: Backdrop; place?: 'middle' | 'right' }
  | { scene: 'dock' }
  | { scene: 'racks' };
