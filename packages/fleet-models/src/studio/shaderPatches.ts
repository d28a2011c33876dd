import type { Vector3 } from 'three';
import { ShaderChunk } from 'three';

let isPatched = false;

/**
 * Adapts three's shaders to pictures made of many samples. Call once, before the first material is compiled.
 *
 * - Only the first light makes highlights: the others stand for the sky, whose reflection the environment map holds.
 * - The environment map gives no diffuse light: that comes from the sky samples, which cast shadows.
 * - Haze takes the colour of the sky behind it, brighter towards the sun.
 */
export function patchShaders(towardsSun: Vector3, glow: readonly [number, number, number]): void {
  if (isPatched) return;
  isPatched = true;
  const chunk: Record<string, string> = ShaderChunk;
  edit(chunk, 'lights_physical_pars_fragment', [
    ['void RE_Direct_Physical(', 'float highlight = 1.0;\nvoid RE_Direct_Physical('],
    [
      'reflectedLight.directSpecular += irradiance * specularBRDF',
      'reflectedLight.directSpecular += highlight * irradiance * specularBRDF',
    ],
    ['clearcoatSpecularDirect += ccIrradiance', 'clearcoatSpecularDirect += highlight * ccIrradiance'],
  ]);
  edit(chunk, 'lights_fragment_begin', [
    [
      'getDirectionalLightInfo( directionalLight, directLight );',
      'getDirectionalLightInfo( directionalLight, directLight );\n#ifdef STANDARD\nhighlight = UNROLLED_LOOP_INDEX == 0 ? 1.0 : 0.0;\n#endif',
    ],
  ]);
  edit(chunk, 'lights_fragment_maps', [
    [
      'iblIrradiance += getIBLIrradiance( geometryNormal );',
      'iblIrradiance += 0.06 * getIBLIrradiance( geometryNormal );',
    ],
  ]);
  edit(chunk, 'fog_pars_vertex', [['varying float vFogDepth;', 'varying float vFogDepth;\nvarying vec3 vFogRay;']]);
  edit(chunk, 'fog_vertex', [
    [
      'vFogDepth = - mvPosition.z;',
      'vFogDepth = - mvPosition.z;\nvFogRay = transpose( mat3( viewMatrix ) ) * mvPosition.xyz;',
    ],
  ]);
  edit(chunk, 'fog_pars_fragment', [['varying float vFogDepth;', 'varying float vFogDepth;\nvarying vec3 vFogRay;']]);
  const [x, y, z] = towardsSun.toArray().map((part) => part.toFixed(4));
  const [red, green, blue] = glow.map((part) => part.toFixed(4));
  edit(chunk, 'fog_fragment', [
    [
      'gl_FragColor.rgb = mix( gl_FragColor.rgb, fogColor, fogFactor );',
      `float towardsSun = max( 0.0, dot( normalize( vFogRay ), vec3( ${x}, ${y}, ${z} ) ) );
      vec3 haze = fogColor + vec3( ${red}, ${green}, ${blue} ) * ( pow( towardsSun, 6.0 ) * 0.35 + pow( towardsSun, 40.0 ) * 0.5 );
      gl_FragColor.rgb = mix( gl_FragColor.rgb, haze, fogFactor );`,
    ],
  ]);
}

function edit(chunk: Record<string, string>, name: string, changes: readonly (readonly [string, string])[]) {
  for (const [from, to] of changes) {
    const text = chunk[name] ?? '';
    if (!text.includes(from)) throw new Error(`three's ${name} no longer contains "${from}": adapt shaderPatches.ts.`);
    chunk[name] = text.replace(from, to);
  }
}
