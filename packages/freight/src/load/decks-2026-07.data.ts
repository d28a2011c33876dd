import type { VehicleId } from '../vehicles/vehicle-types.ts';
import type { Deck } from './floor-plan-types.ts';

// Decks to draw when the load space depends on the vehicle that is sent, front first. They are nominal: they hold the
// catalogue's number of pallets two across, or one across on small vehicles, and the vehicle that is sent may differ.
// Source: usual bodies of these classes. Effective 2026-07-01. Units: centimetres; null when nothing is above.
export const NOMINAL_DECKS: Partial<Record<VehicleId, readonly Deck[]>> = {
  '1t-tray': [{ lengthCm: 240, widthCm: 180, heightCm: null }],
  '2t-tray': [{ lengthCm: 300, widthCm: 190, heightCm: null }],
  '2t-van': [{ lengthCm: 340, widthCm: 180, heightCm: 190 }],
  'crane-truck': [{ lengthCm: 620, widthCm: 240, heightCm: null }],
  'b-double': [
    { lengthCm: 730, widthCm: 240, heightCm: 270 },
    { lengthCm: 1360, widthCm: 240, heightCm: 270 },
  ],
};
