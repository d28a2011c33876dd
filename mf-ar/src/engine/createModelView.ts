import type { Size } from '@saltbush/freight';
import { type Group, MathUtils, PerspectiveCamera, Spherical, Vector3 } from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import { buildYard, type Yard } from './buildYard.ts';
import { createStudio } from './createStudio.ts';
import { sizeLabels } from './label.ts';

export interface Shown extends Yard {
  /** Magnification on top of the visitor's own zoom: 1 is 100%. */
  magnification: number;
}

export interface ModelView {
  /** Rejects when a model does not arrive; what was shown before stays. */
  show: (shown: Shown) => Promise<void>;
  /** Walks around the truck, degrees to the right. */
  turn: (degrees: number) => void;
  /** 2 is twice as near. */
  zoom: (factor: number) => void;
  reset: () => void;
  dispose: () => void;
}

const LENS_DEGREES = 32;
/** What stands beside a small truck is longer than the truck. */
const SHORTEST_M = 4.5;
/** Where the visitor stands at first: before the truck and to its side, a little above the eye. */
const FIRST_PLACE = new Vector3(0.62, 0.3, 1);

/** Draws trucks into the canvas, and again whenever it is turned, zoomed or resized. Throws without WebGL. */
export function createModelView(canvas: HTMLCanvasElement, { onLost }: { onLost: () => void }): ModelView {
  const { renderer, scene, light, dispose } = createStudio(canvas);
  const camera = new PerspectiveCamera(LENS_DEGREES, 1.6, 0.1, 1000);
  const controls = new OrbitControls(camera, canvas);
  controls.enablePan = false;
  controls.maxPolarAngle = Math.PI / 2 - 0.03;
  // The wheel and a finger's way down the page belong to the page until the view is taken hold of.
  canvas.style.touchAction = 'pan-y';
  controls.enableZoom = false;

  let yard: Group | null = null;
  let order = 0;
  const draw = () => {
    const focalPx = (canvas.clientHeight / 2 / Math.tan(MathUtils.degToRad(camera.fov) / 2)) * camera.zoom;
    if (yard && focalPx > 0) sizeLabels(yard, focalPx);
    renderer.render(scene, camera);
  };
  controls.addEventListener('change', draw);

  let size: Size | null = null;
  const place = () => {
    if (!size) return;
    const { lengthM, widthM, heightM } = size;
    const halfHeight = Math.tan(MathUtils.degToRad(camera.fov) / 2);
    // What truck and person cover, seen from the first place, and half the way to their nearer end.
    const acrossM = (Math.max(lengthM, SHORTEST_M) + 3) * 0.88 + widthM * 0.5;
    const highM = heightM + 0.8 + lengthM * 0.16 + widthM * 0.25;
    const nearM = lengthM * 0.28 + widthM * 0.4;
    const distanceM = nearM + Math.max(acrossM / 2 / (halfHeight * camera.aspect), highM / 2 / halfHeight);
    camera.position.copy(FIRST_PLACE).setLength(distanceM).add(controls.target);
    controls.minDistance = distanceM * 0.2;
    controls.maxDistance = distanceM * 3;
    controls.update();
    draw();
  };
  const fill = () => {
    const { clientWidth, clientHeight } = canvas;
    if (clientWidth === 0 || clientHeight === 0) return;
    renderer.setPixelRatio(Math.min(window.devicePixelRatio, 2));
    renderer.setSize(clientWidth, clientHeight, false);
    camera.aspect = clientWidth / clientHeight;
    camera.updateProjectionMatrix();
    draw();
  };
  const resizing = new ResizeObserver(fill);
  resizing.observe(canvas);

  const move = (change: (way: Spherical) => void) => {
    const way = new Spherical().setFromVector3(camera.position.clone().sub(controls.target));
    change(way);
    way.radius = MathUtils.clamp(way.radius, controls.minDistance, controls.maxDistance);
    camera.position.setFromSpherical(way).add(controls.target);
    controls.update();
    draw();
  };
  const takeHold = () => {
    controls.enableZoom = true;
  };
  const letGo = () => {
    controls.enableZoom = false;
  };
  const lost = (event: Event) => {
    event.preventDefault();
    onLost();
  };
  canvas.addEventListener('pointerdown', takeHold, { capture: true });
  canvas.addEventListener('pointerleave', letGo);
  canvas.addEventListener('webglcontextlost', lost);

  return {
    async show(shown) {
      order += 1;
      const mine = order;
      const built = await buildYard(shown);
      if (mine !== order) return;
      const { lengthM, heightM, widthM } = shown.vehicle;
      const isOther = yard?.userData.vehicleId !== shown.vehicle.id;
      if (yard) scene.remove(yard);
      yard = built;
      yard.userData.vehicleId = shown.vehicle.id;
      scene.add(yard);
      camera.zoom = shown.magnification;
      camera.updateProjectionMatrix();
      if (isOther) {
        size = shown.vehicle;
        light(Math.hypot(lengthM + 2.4, heightM, widthM) * 0.85 + 2);
        controls.target.set(0.5, heightM * 0.4, 0);
        place();
      }
      draw();
    },
    turn: (degrees) =>
      move((way) => {
        way.theta += MathUtils.degToRad(degrees);
      }),
    zoom: (factor) =>
      move((way) => {
        way.radius /= factor;
      }),
    reset: place,
    dispose() {
      order += 1;
      resizing.disconnect();
      canvas.removeEventListener('pointerdown', takeHold, { capture: true });
      canvas.removeEventListener('pointerleave', letGo);
      canvas.removeEventListener('webglcontextlost', lost);
      controls.dispose();
      dispose();
    },
  };
}
