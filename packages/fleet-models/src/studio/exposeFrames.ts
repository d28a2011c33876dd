import {
  ACESFilmicToneMapping,
  FloatType,
  HalfFloatType,
  Mesh,
  NearestFilter,
  NoToneMapping,
  OrthographicCamera,
  type PerspectiveCamera,
  PlaneGeometry,
  Scene,
  ShaderMaterial,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three';

const COPY = /* glsl */ `
  varying vec2 vUv;
  void main() { vUv = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }`;

/** Renders `samples` frames and leaves their mean, toned and encoded, on the renderer's canvas. */
export function exposeFrames(
  renderer: WebGLRenderer,
  scene: Scene,
  camera: PerspectiveCamera,
  { samples, exposure, prepare }: { samples: number; exposure: number; prepare: (sample: number) => void },
): void {
  const { width, height } = renderer.domElement;
  const target = (type: typeof FloatType | typeof HalfFloatType, depthBuffer: boolean) =>
    new WebGLRenderTarget(width, height, { type, depthBuffer, minFilter: NearestFilter, magFilter: NearestFilter });
  const frame = target(HalfFloatType, true);
  let sum = target(FloatType, false);
  let next = target(FloatType, false);

  const add = pass(/* glsl */ `
    uniform sampler2D sum; uniform sampler2D frame; uniform float isFirst;
    varying vec2 vUv;
    void main() {
      vec4 sampled = texture2D(frame, vUv);
      // Single sparks would stay visible in the mean.
      sampled.rgb = min(sampled.rgb, vec3(9.0));
      gl_FragColor = sampled + (isFirst > 0.5 ? vec4(0.0) : texture2D(sum, vUv));
    }`);
  renderer.toneMapping = NoToneMapping;
  for (let sample = 0; sample < samples; sample++) {
    prepare(sample);
    renderer.setRenderTarget(frame);
    renderer.clear();
    renderer.render(scene, camera);
    add.draw(renderer, next, { sum: sum.texture, frame: frame.texture, isFirst: sample === 0 ? 1 : 0 });
    [sum, next] = [next, sum];
  }
  renderer.toneMapping = ACESFilmicToneMapping;
  renderer.toneMappingExposure = exposure;
  const finish = pass(/* glsl */ `
    uniform sampler2D sum; uniform float share;
    varying vec2 vUv;
    void main() {
      vec4 mean = texture2D(sum, vUv) * share;
      vec3 colour = mean.rgb / max(mean.a, 0.0001);
      gl_FragColor = vec4(colour, mean.a);
      #include <tonemapping_fragment>
      #include <colorspace_fragment>
      // Half a step of dither keeps skies free of bands.
      float dither = fract(52.9829189 * fract(dot(gl_FragCoord.xy, vec2(0.06711056, 0.00583715)))) - 0.5;
      gl_FragColor.rgb += dither / 255.0;
      gl_FragColor.rgb *= gl_FragColor.a;
    }`);
  finish.draw(renderer, null, { sum: sum.texture, share: 1 / samples });
  for (const each of [frame, sum, next]) each.dispose();
}

function pass(fragmentShader: string) {
  const material = new ShaderMaterial({ vertexShader: COPY, fragmentShader, depthTest: false, depthWrite: false });
  const scene = new Scene();
  scene.add(new Mesh(new PlaneGeometry(2, 2), material));
  const camera = new OrthographicCamera();
  return {
    draw(renderer: WebGLRenderer, target: WebGLRenderTarget | null, values: Record<string, unknown>) {
      for (const [name, value] of Object.entries(values)) material.uniforms[name] = { value };
      renderer.setRenderTarget(target);
      renderer.render(scene, camera);
    },
  };
}
