import {
  ACESFilmicToneMapping,
  FloatType,
  HalfFloatType,
  Mesh,
  NearestFilter,
  NoToneMapping,
  OrthographicCamera,
  PlaneGeometry,
  Scene,
  ShaderMaterial,
  Vector4,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three';
import type { PreparedScene } from './prepareScene.ts';

const COPY = /* glsl */ `
  varying vec2 vUv;
  void main() { vUv = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }`;

/** Part of the canvas in pixels, from its lower left corner. */
export interface Region {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Exposure {
  /** Renders the samples and leaves their mean, toned and encoded, on the renderer's canvas. */
  take: () => void;
  /** Renders everything that stands still, with many samples, for `takeUponPlate`. */
  takePlate: (plateSamples: number) => void;
  /** Renders a region again and lays what differs over the plate, so that a frame of a film costs only what moves. */
  takeUponPlate: (region: Region) => void;
  dispose: () => void;
}

export function createExposure(
  { renderer, scene, camera, prepare }: Pick<PreparedScene, 'renderer' | 'scene' | 'camera' | 'prepare'>,
  { samples, exposure }: { samples: number; exposure: number },
): Exposure {
  const { width, height } = renderer.domElement;
  const whole: Region = { x: 0, y: 0, width, height };
  const target = (type: typeof FloatType | typeof HalfFloatType, depthBuffer: boolean) =>
    new WebGLRenderTarget(width, height, { type, depthBuffer, minFilter: NearestFilter, magFilter: NearestFilter });
  const frame = target(HalfFloatType, true);
  let sum = target(FloatType, false);
  let next = target(FloatType, false);
  let plate: { fine: WebGLRenderTarget; fineShare: number; coarse: WebGLRenderTarget } | null = null;

  const add = pass(/* glsl */ `
    uniform sampler2D sum; uniform sampler2D frame; uniform float isFirst;
    varying vec2 vUv;
    void main() {
      vec4 sampled = texture2D(frame, vUv);
      // Single sparks would stay visible in the mean.
      sampled.rgb = min(sampled.rgb, vec3(9.0));
      gl_FragColor = sampled + (isFirst > 0.5 ? vec4(0.0) : texture2D(sum, vUv));
    }`);
  const finish = pass(/* glsl */ `
    uniform sampler2D sum; uniform float share;
    uniform sampler2D fine; uniform sampler2D coarse; uniform float fineShare; uniform vec4 region; uniform float hasPlate;
    varying vec2 vUv;
    void main() {
      vec4 mean = texture2D(sum, vUv) * share;
      if (hasPlate > 0.5) {
        vec2 inside = min(gl_FragCoord.xy - region.xy, region.xy + region.zw - gl_FragCoord.xy);
        // Taken with the same samples, so that only what moves makes a difference.
        vec3 difference = abs(mean.rgb - texture2D(coarse, vUv).rgb * share);
        float changed = smoothstep(0.002, 0.02, max(difference.r, max(difference.g, difference.b)));
        mean = mix(texture2D(fine, vUv) * fineShare, mean, min(inside.x, inside.y) > 0.0 ? changed : 0.0);
      }
      vec3 colour = mean.rgb / max(mean.a, 0.0001);
      gl_FragColor = vec4(colour, mean.a);
      #include <tonemapping_fragment>
      #include <colorspace_fragment>
      // Half a step of dither keeps skies free of bands.
      float dither = fract(52.9829189 * fract(dot(gl_FragCoord.xy, vec2(0.06711056, 0.00583715)))) - 0.5;
      gl_FragColor.rgb += dither / 255.0;
      gl_FragColor.rgb *= gl_FragColor.a;
    }`);

  function gather(region: Region, count: number): void {
    for (const one of [frame, sum, next]) {
      one.scissorTest = true;
      one.scissor.set(region.x, region.y, region.width, region.height);
    }
    renderer.toneMapping = NoToneMapping;
    for (let sample = 0; sample < count; sample++) {
      prepare(sample, count);
      renderer.setRenderTarget(frame);
      renderer.clear();
      renderer.render(scene, camera);
      add.draw(renderer, next, { sum: sum.texture, frame: frame.texture, isFirst: sample === 0 ? 1 : 0 });
      [sum, next] = [next, sum];
    }
  }

  /** Moves the sum aside, so that the next exposure does not overwrite it. */
  function keep(): WebGLRenderTarget {
    const kept = sum;
    sum = target(FloatType, false);
    return kept;
  }

  function develop(region: Region): void {
    renderer.toneMapping = ACESFilmicToneMapping;
    renderer.toneMappingExposure = exposure;
    finish.draw(renderer, null, {
      sum: sum.texture,
      share: 1 / samples,
      fine: (plate?.fine ?? sum).texture,
      coarse: (plate?.coarse ?? sum).texture,
      fineShare: plate?.fineShare ?? 1,
      region: new Vector4(region.x, region.y, region.width, region.height),
      hasPlate: plate ? 1 : 0,
    });
  }

  return {
    take() {
      gather(whole, samples);
      develop(whole);
    },
    takePlate(plateSamples) {
      gather(whole, plateSamples);
      const fine = keep();
      gather(whole, samples);
      plate = { fine, fineShare: 1 / plateSamples, coarse: keep() };
    },
    takeUponPlate(region) {
      gather(region, samples);
      develop(region);
    },
    dispose() {
      for (const each of [frame, sum, next, plate?.fine, plate?.coarse]) each?.dispose();
    },
  };
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
