import { tokens } from '@saltbush/ui/tokens';
import { BoxGeometry, Group, Mesh, MeshBasicMaterial, MeshStandardMaterial, PlaneGeometry } from 'three';

const { color } = tokens;
const LINE_M = 0.1;
/** Just above the ground, so that the two surfaces do not flicker. */
const LIFT_M = 0.012;

interface Rectangle {
  lengthM: number;
  widthM: number;
}

/** A rectangle of painted lines on the ground, centred on the origin. */
export function paintedBay({ lengthM, widthM }: Rectangle): Group {
  const bay = new Group();
  const paint = new MeshBasicMaterial({ color: color.white });
  const add = (length: number, width: number, x: number, z: number) => {
    const line = new Mesh(new BoxGeometry(length, LIFT_M, width), paint);
    line.position.set(x, LIFT_M / 2, z);
    bay.add(line);
  };
  for (const side of [-1, 1]) {
    add(lengthM, LINE_M, 0, (side * (widthM - LINE_M)) / 2);
    add(LINE_M, widthM, (side * (lengthM - LINE_M)) / 2, 0);
  }
  return bay;
}

/** A strip of concrete on the ground, centred on the origin. */
export function strip({ lengthM, widthM }: Rectangle): Mesh {
  const plane = new Mesh(
    new PlaneGeometry(lengthM, widthM),
    new MeshStandardMaterial({ color: '#8C877E', roughness: 0.95 }),
  );
  plane.rotation.x = -Math.PI / 2;
  plane.position.y = LIFT_M / 2;
  plane.receiveShadow = true;
  return plane;
}
