import { Color, FogExp2, PCFShadowMap, PerspectiveCamera, PMREMGenerator, Scene, Vector3, WebGLRenderer } from 'three';
import { createPaints } from '../paint/paints.ts';
import { lettering } from './lettering.ts';
import type { Picture, PictureTools, Shot } from './picture.ts';
import { radicalInverse, sampleLights } from './sampleLights.ts';
import { patchShaders } from './shaderPatches.ts';
import { sunDirection } from './skyColour.ts';
import { skyDome } from './skyDome.ts';
import { skyTexture } from './skyTexture.ts';

export interface Quality {
  /** Frames that make up the picture. */
  samples: number;
  shadowPx: number;
}

export interface PreparedScene {
  renderer: WebGLRenderer;
  scene: Scene;
  camera: PerspectiveCamera;
  tools: PictureTools;
  /** Puts sun, sky and camera where one sample of the exposure has them. */
  prepare: (sample: number, samples: number) => void;
}

/** Builds what a picture shows. One picture a page: three's shaders are adapted to its sun. */
export async function prepareScene(
  canvas: HTMLCanvasElement,
  picture: Picture,
  { shadowPx }: Pick<Quality, 'shadowPx'>,
): Promise<PreparedScene> {
  const { widthPx, heightPx, sky, shot } = picture;
  const glow = new Color(sky.glow).multiplyScalar(sky.glowStrength * sky.brightness);
  patchShaders(sunDirection(sky), [glow.r, glow.g, glow.b]);
  const renderer = new WebGLRenderer({ canvas, alpha: true, preserveDrawingBuffer: true, antialias: false });
  renderer.setSize(widthPx, heightPx, false);
  renderer.setClearColor(0, 0);
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;

  const scene = new Scene();
  const texture = skyTexture(sky, widthPx > 1000 ? 2048 : 1024);
  if (!picture.isTransparent) scene.add(skyDome(texture));
  const surroundings = new PMREMGenerator(renderer).fromEquirectangular(skyTexture(sky, 512));
  scene.environment = surroundings.texture;
  scene.environmentIntensity = picture.reflections ?? 1;
  if (picture.hazeM) {
    const colour = new Color(picture.hazeColour ?? sky.horizon).multiplyScalar(sky.brightness);
    scene.fog = new FogExp2(colour, 1 / picture.hazeM);
  }
  const tools = { paints: createPaints(), lettering: await lettering() };
  picture.build(scene, tools);
  const aim = sampleLights(scene, picture, shadowPx);
  const camera = new PerspectiveCamera(shot.angle, widthPx / heightPx, 0.3, 6000);
  return {
    renderer,
    scene,
    camera,
    tools,
    prepare(sample, samples) {
      aim(sample, samples);
      placeCamera(camera, shot, picture, sample);
    },
  };
}

/** Shifts the picture by a part of a pixel and the camera within its opening: smooth edges, depth of field. */
function placeCamera(camera: PerspectiveCamera, shot: Shot, { widthPx, heightPx }: Picture, sample: number): void {
  const from = new Vector3(...shot.from);
  const towards = new Vector3(...shot.towards);
  const forwards = towards.clone().sub(from).normalize();
  const right = forwards
    .clone()
    .cross(new Vector3(0, 1, 0))
    .normalize();
  const up = right.clone().cross(forwards);
  const distance = new Vector3(...(shot.focus ?? shot.towards)).sub(from).dot(forwards);

  const reach = (Math.sqrt(radicalInverse(sample + 1, 7)) * (shot.opening ?? 0)) / 2;
  const turn = radicalInverse(sample + 1, 11) * Math.PI * 2;
  const x = Math.cos(turn) * reach;
  const y = Math.sin(turn) * reach;
  camera.position.copy(from).addScaledVector(right, x).addScaledVector(up, y);
  camera.quaternion.identity();
  camera.up.copy(up);
  camera.lookAt(camera.position.clone().add(forwards));

  // The plane in focus must stay where it is, so the frustum moves against the camera.
  const heightAtFocus = 2 * distance * Math.tan((shot.angle * Math.PI) / 360);
  const pixels = heightPx / heightAtFocus;
  const jitterX = radicalInverse(sample + 1, 2) - 0.5;
  const jitterY = radicalInverse(sample + 1, 3) - 0.5;
  camera.setViewOffset(
    widthPx,
    heightPx,
    jitterX - x * pixels,
    jitterY + y * pixels - (shot.rise ?? 0) * heightPx,
    widthPx,
    heightPx,
  );
}
