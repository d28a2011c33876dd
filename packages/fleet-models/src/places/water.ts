import { Mesh, MeshStandardMaterial, PlaneGeometry } from 'three';

/** The sea: long low waves that show as broken reflections of sky and sun. */
export function water(levelM: number, colour: string): Mesh {
  const material = new MeshStandardMaterial({ color: colour, roughness: 0.24 });
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', '#include <common>\nvarying vec3 vWaterAt;')
      .replace(
        '#include <fog_vertex>',
        '#include <fog_vertex>\nvWaterAt = (modelMatrix * vec4(transformed, 1.0)).xyz;',
      );
    shader.fragmentShader = shader.fragmentShader
      .replace(
        '#include <common>',
        /* glsl */ `#include <common>
        varying vec3 vWaterAt;
        float waterHash(vec2 p) { p = fract(p * vec2(123.34, 456.21)); p += dot(p, p + 45.32); return fract(p.x * p.y); }
        float waterNoise(vec2 p) {
          vec2 i = floor(p); vec2 f = fract(p); f = f * f * (3.0 - 2.0 * f);
          return mix(mix(waterHash(i), waterHash(i + vec2(1, 0)), f.x), mix(waterHash(i + vec2(0, 1)), waterHash(i + vec2(1, 1)), f.x), f.y);
        }
        float waves(vec2 p) { return waterNoise(p * vec2(0.05, 0.11)) * 2.4 + waterNoise(p * vec2(0.19, 0.33) + 9.0) * 0.8 + waterNoise(p * vec2(0.7, 1.1)) * 0.22; }`,
      )
      .replace(
        '#include <normal_fragment_maps>',
        /* glsl */ `#include <normal_fragment_maps>
        float e = 0.5;
        float here = waves(vWaterAt.xz);
        vec2 slope = vec2(waves(vWaterAt.xz + vec2(e, 0.0)) - here, waves(vWaterAt.xz + vec2(0.0, e)) - here) / e;
        float calm = 1.0 / (1.0 + length(cameraPosition - vWaterAt) * 0.004);
        normal = normalize(normal - (viewMatrix * vec4(slope.x, 0.0, slope.y, 0.0)).xyz * 0.5 * calm);`,
      );
  };
  const mesh = new Mesh(new PlaneGeometry(12_000, 12_000).rotateX(-Math.PI / 2), material);
  mesh.position.y = levelM;
  mesh.receiveShadow = true;
  return mesh;
}
