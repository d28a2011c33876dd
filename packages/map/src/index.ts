export { FreightMap, type FreightMapProps } from './FreightMap.tsx';
export type { MapFix, MapPlace, MapWay } from './map-types.ts';
