import { tokens } from '@saltbush/ui/tokens';

export interface Coat {
  colour: string;
  /** 0 is a mirror, 1 is chalk. */
  roughness: number;
  metalness?: number;
  /** Light it gives off itself. */
  glow?: number;
  clearcoat?: number;
  /** 1 hides what is behind it. */
  opacity?: number;
}

const { color } = tokens;

// Every surface of the fleet and its places. Brand colours come from the tokens; the rest are materials, not brand.
export const coats = {
  // Livery
  livery: { colour: color.saltbush, roughness: 0.42, clearcoat: 0.8 },
  liveryDark: { colour: color.saltbushDark, roughness: 0.5 },
  stripe: { colour: color.ochreLight, roughness: 0.5 },
  curtain: { colour: '#EFE6D8', roughness: 0.72 },
  panel: { colour: '#EEE8DE', roughness: 0.45, clearcoat: 0.3 },
  webbing: { colour: '#B9AE9C', roughness: 0.8 },
  // Vehicle materials
  chassis: { colour: '#20262A', roughness: 0.65 },
  plastic: { colour: '#15191C', roughness: 0.55 },
  rubber: { colour: '#16171A', roughness: 0.85 },
  alloy: { colour: '#C9CCCE', roughness: 0.32, metalness: 1 },
  chrome: { colour: '#E4E6E8', roughness: 0.12, metalness: 1 },
  rail: { colour: '#B4B8B8', roughness: 0.42, metalness: 0.85 },
  glass: { colour: '#0B1216', roughness: 0.06, clearcoat: 1 },
  lamp: { colour: '#FFE9C2', roughness: 0.3, glow: 2.6 },
  amber: { colour: '#F08A24', roughness: 0.35, glow: 0.9 },
  tail: { colour: '#B5121B', roughness: 0.35, glow: 0.6 },
  plate: { colour: '#E9D9A8', roughness: 0.6 },
  // Freight
  timber: { colour: '#B98B56', roughness: 0.85 },
  carton: { colour: '#B8874F', roughness: 0.85 },
  cartonPale: { colour: '#CDA777', roughness: 0.85 },
  wrap: { colour: '#DCE3E2', roughness: 0.2, clearcoat: 0.7, opacity: 0.42 },
  label: { colour: '#F7F4EC', roughness: 0.7 },
  crate: { colour: '#3E6E62', roughness: 0.55 },
  // People
  hiVis: { colour: '#E8772E', roughness: 0.75, glow: 0.06 },
  reflective: { colour: '#E8E8E0', roughness: 0.35, glow: 0.15 },
  trousers: { colour: '#1E2A36', roughness: 0.85 },
  skin: { colour: '#A9714B', roughness: 0.7 },
  boots: { colour: '#4A3425', roughness: 0.8 },
  // Buildings
  concrete: { colour: '#A8A39A', roughness: 0.82 },
  concreteDark: { colour: '#6F6C68', roughness: 0.85 },
  cladding: { colour: '#E3DCCF', roughness: 0.6 },
  claddingDark: { colour: '#34474B', roughness: 0.6 },
  steel: { colour: '#5A6468', roughness: 0.5, metalness: 0.5 },
  galvanised: { colour: '#A9AFB0', roughness: 0.45, metalness: 0.7 },
  door: { colour: '#D8D3C8', roughness: 0.55 },
  rackUpright: { colour: '#2C4A6B', roughness: 0.5 },
  rackBeam: { colour: '#D5702B', roughness: 0.5 },
  safety: { colour: '#E2A32C', roughness: 0.6 },
  window: { colour: '#26383F', roughness: 0.12, clearcoat: 0.8 },
  windowLit: { colour: '#FFC980', roughness: 0.4, glow: 1.6 },
  awning: { colour: color.ochre, roughness: 0.8 },
  brick: { colour: '#96553A', roughness: 0.85 },
  brickPale: { colour: '#C49B78', roughness: 0.85 },
  // Land
  rock: { colour: '#8A5638', roughness: 0.95 },
  foliage: { colour: '#8E9C82', roughness: 0.95 },
  foliageDark: { colour: '#5D7058', roughness: 0.95 },
  grass: { colour: '#C2A768', roughness: 0.95 },
  trunk: { colour: '#9C8C7C', roughness: 0.9 },
  line: { colour: '#EDE9DF', roughness: 0.75 },
} as const satisfies Record<string, Coat>;
