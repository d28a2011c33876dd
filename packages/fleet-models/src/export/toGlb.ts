import { Box3, BufferAttribute, type Group, Mesh, type Object3D, Vector3 } from 'three';
import { GLTFExporter } from 'three/addons/exporters/GLTFExporter.js';

const INT16_MAX = 32_767;
const INT8_MAX = 127;

/** Binary glTF with positions in 16 bits and normals in 8 (KHR_mesh_quantization): half a millimetre at most. */
export async function toGlb(model: Group): Promise<ArrayBuffer> {
  const whole = model.clone(true);
  whole.traverse(quantise);
  const glb = await new GLTFExporter().parseAsync(whole, { binary: true });
  if (glb instanceof ArrayBuffer) return glb;
  throw new Error('The exporter wrote text instead of binary glTF.');
}

function quantise(part: Object3D): void {
  if (!(part instanceof Mesh)) return;
  const geometry = part.geometry.clone();
  const box = new Box3().setFromBufferAttribute(geometry.getAttribute('position'));
  const centre = box.getCenter(new Vector3());
  const half = Math.max(...box.getSize(new Vector3()).toArray()) / 2;
  const position = geometry.getAttribute('position');
  const normal = geometry.getAttribute('normal');
  const positions = new Int16Array(position.count * 3);
  const normals = new Int8Array(position.count * 3);
  for (let index = 0; index < position.count; index++) {
    const at = new Vector3().fromBufferAttribute(position, index).sub(centre).divideScalar(half);
    const direction = new Vector3().fromBufferAttribute(normal, index).normalize();
    at.toArray().forEach((value, axis) => {
      positions[index * 3 + axis] = Math.round(value * INT16_MAX);
    });
    direction.toArray().forEach((value, axis) => {
      normals[index * 3 + axis] = Math.round(value * INT8_MAX);
    });
  }
  geometry.setAttribute('position', new BufferAttribute(positions, 3, true));
  geometry.setAttribute('normal', new BufferAttribute(normals, 3, true));
  part.geometry = geometry;
  part.position.copy(centre);
  part.scale.setScalar(half);
}
