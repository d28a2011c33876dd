import { BufferAttribute, type Material, Mesh, PlaneGeometry } from 'three';

export interface TerrainShape {
  /** Half the side of the square, metres. */
  reachM: number;
  cells: number;
  /** Where the cells are smallest. */
  centre?: readonly [x: number, z: number];
  heightAt: (x: number, z: number) => number;
}

/** Land as a grid whose cells grow with the distance from the centre. */
export function terrain({ reachM, cells, centre = [0, 0], heightAt }: TerrainShape, material: Material): Mesh {
  const geometry = new PlaneGeometry(2, 2, cells, cells);
  geometry.rotateX(-Math.PI / 2);
  const position = geometry.getAttribute('position');
  const spread = (share: number) => Math.sign(share) * (0.04 * Math.abs(share) + 0.96 * Math.abs(share) ** 3) * reachM;
  for (let index = 0; index < position.count; index++) {
    const x = centre[0] + spread(position.getX(index));
    const z = centre[1] + spread(position.getZ(index));
    position.setXYZ(index, x, heightAt(x, z), z);
  }
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(position.array), 3));
  geometry.computeVertexNormals();
  const mesh = new Mesh(geometry, material);
  mesh.receiveShadow = true;
  mesh.castShadow = true;
  return mesh;
}
