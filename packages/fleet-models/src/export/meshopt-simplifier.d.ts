declare module 'three/addons/libs/meshopt_simplifier.module.js' {
  /** The part of meshoptimizer's simplifier that is used here: https://github.com/zeux/meshoptimizer */
  export const MeshoptSimplifier: {
    ready: Promise<void>;
    /** The indices that remain, and the error made. Vertices stay where they are. */
    simplifyWithAttributes: (
      indices: Uint32Array,
      positions: Float32Array,
      positionStride: number,
      attributes: Float32Array,
      attributeStride: number,
      attributeWeights: number[],
      locks: Uint8Array | null,
      targetIndexCount: number,
      targetError: number,
      flags: ('ErrorAbsolute' | 'Prune' | 'Permissive')[],
    ) => [indices: Uint32Array, error: number];
    /** For each vertex its number among those in use, and how many those are. Renumbers the indices in place. */
    compactMesh: (indices: Uint32Array) => [remap: Uint32Array, count: number];
  };
}
