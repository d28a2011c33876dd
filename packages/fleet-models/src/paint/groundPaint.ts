import { MeshStandardMaterial } from 'three';

export interface GroundPaint {
  /** Two shades the ground wanders between. */
  colours: readonly [string, string];
  roughness: number;
  /** Width of the largest patches, metres. */
  patchM: number;
  /** Strength of the fine grain, 0 to 1. */
  grain?: number;
}

const NOISE = /* glsl */ `
varying vec3 vGroundAt;
uniform vec3 groundOther;
uniform float groundPatch;
uniform float groundGrain;
float groundHash(vec2 p) { p = fract(p * vec2(123.34, 456.21)); p += dot(p, p + 45.32); return fract(p.x * p.y); }
float groundNoise(vec2 p) {
  vec2 i = floor(p); vec2 f = fract(p); f = f * f * (3.0 - 2.0 * f);
  return mix(mix(groundHash(i), groundHash(i + vec2(1, 0)), f.x), mix(groundHash(i + vec2(0, 1)), groundHash(i + vec2(1, 1)), f.x), f.y);
}`;

/** A matt surface with patches and grain in world space, so that large grounds are never one flat colour. */
export function groundPaint({ colours, roughness, patchM, grain = 0.2 }: GroundPaint): MeshStandardMaterial {
  const material = new MeshStandardMaterial({ color: colours[0], roughness });
  const other = new MeshStandardMaterial({ color: colours[1] }).color;
  material.onBeforeCompile = (shader) => {
    shader.uniforms.groundOther = { value: other };
    shader.uniforms.groundPatch = { value: patchM };
    shader.uniforms.groundGrain = { value: grain };
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', '#include <common>\nvarying vec3 vGroundAt;')
      .replace(
        '#include <fog_vertex>',
        '#include <fog_vertex>\nvGroundAt = (modelMatrix * vec4(transformed, 1.0)).xyz;',
      );
    shader.fragmentShader = shader.fragmentShader.replace('#include <common>', `#include <common>\n${NOISE}`).replace(
      '#include <color_fragment>',
      /* glsl */ `#include <color_fragment>
        vec2 at = vGroundAt.xz + vGroundAt.y * 0.7;
        float patches = groundNoise(at / groundPatch) * 0.5 + groundNoise(at / groundPatch * 3.1 + 7.0) * 0.3 + groundNoise(at / groundPatch * 9.7) * 0.2;
        diffuseColor.rgb = mix(diffuseColor.rgb, groundOther, smoothstep(0.25, 0.75, patches));
        float fine = groundNoise(at * 11.0) * 0.6 + groundNoise(at * 37.0) * 0.4;
        float near = 1.0 / (1.0 + dot(cameraPosition - vGroundAt, cameraPosition - vGroundAt) * 0.0006);
        diffuseColor.rgb *= 1.0 + (fine - 0.5) * groundGrain * 2.0 * near;`,
    );
  };
  material.customProgramCacheKey = () => 'ground';
  return material;
}
