import { Box3, Group, Matrix4, Mesh, type Object3D, Vector3 } from 'three';
import type { PaintName } from '../paint/paints.ts';
import { simplified } from './simplified.ts';

/** Round parts cost the most triangles and matter least to the eye, so their edges may move further. */
const COARSE: readonly string[] = [
  'rubber',
  'plastic',
  'chrome',
  'alloy',
  'chassis',
  'rail',
  'amber',
] satisfies PaintName[];

interface Errors {
  /** As fractions of the model's largest dimension. */
  fine: number;
  coarse: number;
}

/** A copy for telephones with far fewer triangles and exactly the size of the original, one mesh a paint. */
export function lightModel(model: Object3D, { fine, coarse }: Errors): Group {
  const box = new Box3().setFromObject(model, true);
  const lengthM = Math.max(...box.getSize(new Vector3()).toArray());
  const light = new Group();
  light.name = model.name;
  model.traverse((part) => {
    if (!(part instanceof Mesh)) return;
    const geometry = simplified(part.geometry, lengthM * (COARSE.includes(part.name) ? coarse : fine));
    if (geometry.getAttribute('position').count === 0) return;
    const mesh = new Mesh(geometry, part.material);
    mesh.name = part.name;
    light.add(mesh);
  });
  stretchTo(light, box);
  return light;
}

/** Simplifying takes millimetres off the outermost edges; this puts them back. */
function stretchTo(model: Group, wanted: Box3): void {
  const box = new Box3().setFromObject(model, true);
  const scale = wanted.getSize(new Vector3()).divide(box.getSize(new Vector3()));
  const matrix = new Matrix4()
    .makeTranslation(wanted.min)
    .scale(scale)
    .multiply(new Matrix4().makeTranslation(box.min.clone().negate()));
  model.traverse((part) => {
    if (part instanceof Mesh) part.geometry.applyMatrix4(matrix);
  });
}
