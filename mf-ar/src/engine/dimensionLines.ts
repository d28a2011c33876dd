import type { Size } from '@saltbush/freight';
import { tokens } from '@saltbush/ui/tokens';
import { BoxGeometry, Group, Mesh, MeshBasicMaterial, Vector3 } from 'three';
import { formatMetres } from '../units/units.ts';
import { label } from './label.ts';

const OFF_M = 0.3;

/** Lines for length, width and height beside a truck centred on the origin, driving towards +x. */
export function dimensionLines({ lengthM, widthM, heightM }: Size): Group {
  const lines = new Group();
  // Long trucks are seen from farther away, so their lines are thicker.
  const thickM = 0.02 + lengthM * 0.003;
  const paint = new MeshBasicMaterial({ color: tokens.color.ochre, toneMapped: false });
  const add = (text: string, from: Vector3, to: Vector3) => {
    const size = to.clone().sub(from);
    const box = new BoxGeometry(
      Math.max(Math.abs(size.x), thickM),
      Math.max(Math.abs(size.y), thickM),
      Math.max(Math.abs(size.z), thickM),
    );
    const line = new Mesh(box, paint);
    line.position.copy(from).lerp(to, 0.5);
    const words = label(text);
    words.position.copy(line.position);
    lines.add(line, words);
  };
  const x = lengthM / 2;
  const z = widthM / 2;
  add(formatMetres(lengthM), new Vector3(-x, thickM, z + OFF_M), new Vector3(x, thickM, z + OFF_M));
  add(formatMetres(widthM), new Vector3(x + OFF_M, thickM, -z), new Vector3(x + OFF_M, thickM, z));
  add(formatMetres(heightM), new Vector3(-x, 0, z + OFF_M), new Vector3(-x, heightM, z + OFF_M));
  return lines;
}
