import { tokens } from '@saltbush/ui/tokens';
import {
  ACESFilmicToneMapping,
  CircleGeometry,
  Color,
  DirectionalLight,
  Fog,
  HemisphereLight,
  Mesh,
  MeshStandardMaterial,
  PCFShadowMap,
  PMREMGenerator,
  Scene,
  WebGLRenderer,
} from 'three';
import { RoomEnvironment } from 'three/addons/environments/RoomEnvironment.js';

const { color } = tokens;
const SHADOW_PX = 2048;

export interface Studio {
  renderer: WebGLRenderer;
  scene: Scene;
  /** Sizes the light and its shadow to this many metres around the origin. */
  light: (radiusM: number) => void;
  dispose: () => void;
}

/** A yard in low sun. Throws when the browser has no WebGL. */
export function createStudio(canvas: HTMLCanvasElement): Studio {
  const renderer = new WebGLRenderer({ canvas, antialias: true });
  renderer.toneMapping = ACESFilmicToneMapping;
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;

  const scene = new Scene();
  const sky = new Color('#DCE6EA');
  scene.background = sky;
  const reflections = new PMREMGenerator(renderer);
  const surroundings = reflections.fromScene(new RoomEnvironment(), 0.04);
  scene.environment = surroundings.texture;
  scene.environmentIntensity = 0.45;
  reflections.dispose();

  const ground = new Mesh(new CircleGeometry(400, 48), new MeshStandardMaterial({ color: '#CFC2AC', roughness: 1 }));
  ground.rotation.x = -Math.PI / 2;
  ground.receiveShadow = true;
  scene.add(ground, new HemisphereLight(color.white, color.ochreMist, 0.7));
  const sun = new DirectionalLight('#FFE9CC', 2.6);
  sun.castShadow = true;
  sun.shadow.mapSize.set(SHADOW_PX, SHADOW_PX);
  sun.shadow.normalBias = 0.03;
  scene.add(sun);

  return {
    renderer,
    scene,
    light(radiusM) {
      scene.fog = new Fog(sky, radiusM * 4, radiusM * 14);
      sun.position.set(0.5, 1.1, 0.9).multiplyScalar(radiusM * 1.6);
      const { camera } = sun.shadow;
      Object.assign(camera, { left: -radiusM, right: radiusM, top: radiusM, bottom: -radiusM, far: radiusM * 5 });
      camera.updateProjectionMatrix();
    },
    dispose() {
      surroundings.dispose();
      renderer.dispose();
    },
  };
}
