import { BackSide, type DataTexture, Mesh, ShaderMaterial, SphereGeometry } from 'three';

/** The sky as seen by the camera; it moves with it and takes no part in the shadows. */
export function skyDome(texture: DataTexture): Mesh {
  const material = new ShaderMaterial({
    side: BackSide,
    depthWrite: false,
    depthTest: false,
    uniforms: { sky: { value: texture }, size: { value: texture.image.width }, turn: { value: 0 } },
    vertexShader: /* glsl */ `
      varying vec3 vDirection;
      void main() {
        vDirection = position;
        gl_Position = projectionMatrix * vec4(mat3(viewMatrix) * position, 1.0);
      }`,
    fragmentShader: /* glsl */ `
      uniform sampler2D sky;
      uniform float size;
      uniform float turn;
      varying vec3 vDirection;
      void main() {
        vec3 d = normalize(vDirection);
        vec2 at = vec2(atan(d.z, d.x) * 0.15915494 + 0.5, asin(clamp(d.y, -1.0, 1.0)) * 0.31830989 + 0.5);
        // Each frame looks up beside the point: in the mean the texels melt into one another.
        vec2 aside = fract(vec2(52.9829, 71.4231) * fract(dot(gl_FragCoord.xy, vec2(0.06711, 0.00584))) + turn * vec2(0.61803, 0.75488)) - 0.5;
        at += aside * 3.0 / vec2(size, size * 0.5);
        gl_FragColor = vec4(textureLod(sky, at, 0.0).rgb, 1.0);
      }`,
  });
  const dome = new Mesh(new SphereGeometry(50, 48, 32), material);
  dome.frustumCulled = false;
  dome.renderOrder = -1;
  dome.onBeforeRender = () => {
    material.uniforms.turn = { value: (material.uniforms.turn?.value ?? 0) + 1 };
  };
  return dome;
}
