import { BASS_STRAIT_2026 } from './bass-strait-2026.data.ts';
import { EMISSION_FACTORS_2025 } from './emission-factors-2025.data.ts';

export const EMISSION_CLASSES = ['van', 'rigid', 'articulated'] as const;
export type EmissionClass = (typeof EMISSION_CLASSES)[number];

export interface EmissionFactor {
  label: string;
  /** Whole grams, well to wheel. */
  gramsCo2ePerTonneKm: number;
}

const { fuel, classes } = EMISSION_FACTORS_2025;
/** Kilograms a litre, well to wheel: gigajoules per 1,000 litres times kilograms per gigajoule. */
const KG_PER_LITRE = (fuel.gigajoulesPerKilolitre * (fuel.scope1KgPerGigajoule + fuel.scope3KgPerGigajoule)) / 1_000;

function factorOf(emissionClass: EmissionClass): EmissionFactor {
  const { label, litresPer100Km, averageTonnes } = classes[emissionClass];
  const kgPerTonneKm = ((litresPer100Km / 100) * KG_PER_LITRE) / averageTonnes;
  return { label, gramsCo2ePerTonneKm: Math.round(kgPerTonneKm * 1_000) };
}

/** Derived from the fuel a class of vehicle burns and the load it carries on average. */
export const EMISSION_FACTORS: Readonly<Record<EmissionClass, EmissionFactor>> = {
  van: factorOf('van'),
  rigid: factorOf('rigid'),
  articulated: factorOf('articulated'),
};

const wellToWake = (directGrams: number): number => directGrams * (1 + BASS_STRAIT_2026.upstreamShare);
const { freightShip, passengerFerry } = BASS_STRAIT_2026;

/** The factor across Bass Strait: the mean of two kinds of ship by their shares. `between`: what each of them emits. */
export const SEA_EMISSION_FACTOR: EmissionFactor & { between: { freightShip: number; passengerFerry: number } } = {
  label: BASS_STRAIT_2026.label,
  gramsCo2ePerTonneKm: Math.round(
    wellToWake(freightShip.directGrams * freightShip.share + passengerFerry.directGrams * passengerFerry.share),
  ),
  between: {
    freightShip: Math.round(wellToWake(freightShip.directGrams)),
    passengerFerry: Math.round(wellToWake(passengerFerry.directGrams)),
  },
};

/** The sources of the factors. */
export const EMISSION_SOURCES = [...EMISSION_FACTORS_2025.sources, ...BASS_STRAIT_2026.sources] as const;
