import type { Size } from '@saltbush/freight';

/** Metres with one decimal: `19.0 m`. */
export function formatMetres(metres: number): string {
  return `${metres.toFixed(1)} m`;
}

/** Length, width and height in words. */
export function sizeInWords({ lengthM, widthM, heightM }: Size): string {
  return `${formatMetres(lengthM)} long, ${formatMetres(widthM)} wide and ${formatMetres(heightM)} high`;
}

/** `12.5 × 2.5 × 4.3 m`: length, width and height, on one line. */
export function formatSize({ lengthM, widthM, heightM }: Size): string {
  return `${lengthM}\u00a0×\u00a0${widthM}\u00a0×\u00a0${heightM}\u00a0m`;
}
