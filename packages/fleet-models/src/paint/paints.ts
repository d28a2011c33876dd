import { type Material, MeshPhysicalMaterial, MeshStandardMaterial } from 'three';
import { type Coat, coats } from './coats.data.ts';

export type PaintName = keyof typeof coats;
export type Paints = Readonly<Record<PaintName, Material>>;

/** One material for each paint; make them once for a scene and share them. */
export function createPaints(): Paints {
  const made: Partial<Record<PaintName, Material>> = {};
  for (const name of paintNames()) made[name] = createPaint(name, coats[name]);
  if (isComplete(made)) return made;
  throw new Error('A paint is missing.');
}

function createPaint(name: string, coat: Coat): Material {
  const { colour, roughness, metalness = 0, glow = 0, clearcoat = 0, opacity = 1 } = coat;
  const seeThrough = opacity < 1 ? { transparent: true, opacity, depthWrite: false } : {};
  const shared = {
    name,
    color: colour,
    roughness,
    metalness,
    emissive: colour,
    emissiveIntensity: glow,
    ...seeThrough,
  };
  return clearcoat > 0
    ? new MeshPhysicalMaterial({ ...shared, clearcoat, clearcoatRoughness: 0.08 })
    : new MeshStandardMaterial(shared);
}

const isPaintName = (name: string): name is PaintName => name in coats;
const paintNames = (): PaintName[] => Object.keys(coats).filter(isPaintName);
const isComplete = (made: Partial<Record<PaintName, Material>>): made is Record<PaintName, Material> =>
  paintNames().every((name) => made[name] !== undefined);
