import type { ArVehicle, Size } from '@saltbush/freight';
import { type Group, MathUtils, PerspectiveCamera, Spherical, Vector3 } from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import { buildFleet, FLEET_SIZE } from './buildFleet.ts';
import { buildYard, type Yard } from './buildYard.ts';
import { createStudio } from './createStudio.ts';
import { sizeLabels } from './label.ts';

export interface Shown extends Omit<Yard, 'vehicle'> {
  /** The truck to show; null for all of them side by side. */
  vehicle: ArVehicle | null;
  /** Magnification on top of the visitor's own zoom; 1 is 100%. */
  magnification: number;
}

export interface ModelView {
  /** Rejects when a model does not load; the view then keeps what it showed. */
  show: (shown: Shown) => Promise<void>;
  /** Moves the camera around the truck, in degrees to the right. */
  turn: (degrees: number) => void;
  /** A factor of 2 moves the camera twice as near. */
  zoom: (factor: number) => void;
  reset: () => void;
  dispose: () => void;
}

/** Vertical angle that the camera sees, in degrees. Narrow, as from far away, so that a long truck looks little distorted. */
const LENS_DEGREES = 32;
/** Highest camera, in radians from straight up: just above the ground, since nothing is drawn below it. */
const LOWEST_CAMERA_RAD = Math.PI / 2 - 0.03;
/** Direction from the truck to the camera at first: in front of the truck, to its side and a little above the eye. */
const FIRST_DIRECTION = new Vector3(0.62, 0.3, 1);
/** Surroundings such as a car are longer than the smallest truck, and must fit into the view too. */
const SHORTEST_M = 4.5;
/** Length that the person and their gap to the truck add, in metres. */
const PERSON_LENGTH_M = 3;
/** Height that the labels above the truck add, in metres. */
const LABEL_HEIGHT_M = 0.8;
/** Metres across and up in the view from `FIRST_DIRECTION`, for each metre of the truck's length and width. Found by eye. */
const ACROSS = { length: 0.88, width: 0.5 };
const UPRIGHT = { length: 0.16, width: 0.25 };
/** Metres by which the truck's nearest corner is nearer to the camera than its middle, for each metre of length and width. */
const NEARER = { length: 0.28, width: 0.4 };
/** Nearest and farthest zoom, as multiples of the first distance. */
const ZOOM = { nearest: 0.2, farthest: 3 };
/** Point that the camera looks at: metres before the truck's middle, towards the person, and share of the truck's height. */
const LOOKED_AT = { forwardM: 0.5, heightShare: 0.4 };
/** Narrower, the names of six trucks would lie over one another. */
const NAMES_FROM_PX = 560;
/** Higher pixel densities cost frames and show no more detail. */
const MOST_PIXEL_RATIO = 2;

/** Radius around the origin, in metres, that light and shadow must cover: the truck, the person and their shadows. */
function litRadiusM({ lengthM, widthM, heightM }: Size): number {
  const personM = 2.4;
  const shadowsM = 2;
  return Math.hypot(lengthM + personM, heightM, widthM) * 0.85 + shadowsM;
}

/** Draws trucks into the canvas, again whenever the view is turned, zoomed or resized. Throws without WebGL. */
export function createModelView(canvas: HTMLCanvasElement, { onLost }: { onLost: () => void }): ModelView {
  const { renderer, scene, light, dispose } = createStudio(canvas);
  const camera = new PerspectiveCamera(LENS_DEGREES, 1.6, 0.1, 1000);
  const controls = new OrbitControls(camera, canvas);
  controls.enablePan = false;
  controls.maxPolarAngle = LOWEST_CAMERA_RAD;
  // Until the visitor presses on the view, the wheel and a vertical swipe scroll the page.
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
    const acrossM = (Math.max(lengthM, SHORTEST_M) + PERSON_LENGTH_M) * ACROSS.length + widthM * ACROSS.width;
    const highM = heightM + LABEL_HEIGHT_M + lengthM * UPRIGHT.length + widthM * UPRIGHT.width;
    const nearM = lengthM * NEARER.length + widthM * NEARER.width;
    const distanceM = nearM + Math.max(acrossM / 2 / (halfHeight * camera.aspect), highM / 2 / halfHeight);
    camera.position.copy(FIRST_DIRECTION).setLength(distanceM).add(controls.target);
    controls.minDistance = distanceM * ZOOM.nearest;
    controls.maxDistance = distanceM * ZOOM.farthest;
    controls.update();
    draw();
  };
  const fill = () => {
    const { clientWidth, clientHeight } = canvas;
    if (clientWidth === 0 || clientHeight === 0) return;
    renderer.setPixelRatio(Math.min(window.devicePixelRatio, MOST_PIXEL_RATIO));
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
      const { vehicle } = shown;
      const built = await (vehicle
        ? buildYard({ ...shown, vehicle })
        : buildFleet({ showsNames: canvas.clientWidth >= NAMES_FROM_PX }));
      if (mine !== order) return;
      const vehicleId = vehicle?.id ?? null;
      const isOther = yard?.userData.vehicleId !== vehicleId;
      if (yard) scene.remove(yard);
      yard = built;
      yard.userData.vehicleId = vehicleId;
      scene.add(yard);
      camera.zoom = vehicle ? shown.magnification : 1;
      camera.updateProjectionMatrix();
      if (isOther) {
        size = vehicle ?? FLEET_SIZE;
        light(litRadiusM(size));
        controls.target.set(LOOKED_AT.forwardM, size.heightM * LOOKED_AT.heightShare, 0);
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
