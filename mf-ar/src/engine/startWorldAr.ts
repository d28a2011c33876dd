import {
  DirectionalLight,
  type Group,
  HemisphereLight,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  PerspectiveCamera,
  RingGeometry,
  Scene,
  Vector3,
  WebGLRenderer,
} from 'three';
import { loadModel } from './loadModel.ts';

export interface WorldArSession {
  /** Degrees to the left. */
  turn: (degrees: number) => void;
  end: () => void;
}

interface WorldArOptions {
  modelUrl: string;
  /** Element shown over the camera; it holds the exit button. */
  overlay: HTMLElement;
  /** `found`: there is ground under the middle of the picture. */
  onGround: (isFound: boolean) => void;
  onPlaced: () => void;
  onEnd: () => void;
}

/**
 * Shows the truck at true size in the visitor's surroundings (WebXR Device API, immersive-ar with hit test). A tap
 * places it on the ring on the ground, side towards the visitor. Call it from a click. Rejects when the session is
 * refused or the model does not load, and then leaves nothing running.
 */
export async function startWorldAr(options: WorldArOptions): Promise<WorldArSession> {
  const { modelUrl, overlay, onGround, onPlaced, onEnd } = options;
  const { xr } = navigator;
  if (!xr) throw new Error('This browser has no WebXR.');
  const session = await xr.requestSession('immersive-ar', {
    requiredFeatures: ['hit-test'],
    optionalFeatures: ['dom-overlay'],
    domOverlay: { root: overlay },
  });
  const renderer = new WebGLRenderer({ alpha: true, antialias: true });
  session.addEventListener('end', () => {
    renderer.setAnimationLoop(null);
    renderer.dispose();
    onEnd();
  });
  try {
    return await stage(session, renderer, await loadModel(modelUrl), { onGround, onPlaced });
  } catch (cause) {
    await session.end();
    throw new Error('The truck could not be shown at its true size.', { cause });
  }
}

async function stage(
  session: XRSession,
  renderer: WebGLRenderer,
  truck: Group,
  { onGround, onPlaced }: Pick<WorldArOptions, 'onGround' | 'onPlaced'>,
): Promise<WorldArSession> {
  const scene = new Scene();
  const camera = new PerspectiveCamera();
  const sun = new DirectionalLight('#FFF4E4', 2);
  sun.position.set(2, 5, 3);
  const reticle = new Mesh(
    new RingGeometry(0.14, 0.2, 40).rotateX(-Math.PI / 2),
    new MeshBasicMaterial({ color: '#FFFFFF' }),
  );
  reticle.matrixAutoUpdate = false;
  reticle.visible = false;
  truck.visible = false;
  scene.add(new HemisphereLight('#FFFFFF', '#B8A88C', 1.6), sun, reticle, truck);

  let hits: XRHitTestSource | undefined;
  let wasFound = false;
  renderer.xr.enabled = true;
  renderer.xr.setReferenceSpaceType('local');
  // Before the session starts, because three then stops the page's own frames, which do not look for ground.
  renderer.setAnimationLoop((_time, frame) => {
    const space = renderer.xr.getReferenceSpace();
    if (!frame || !space || !hits) return;
    const pose = frame.getHitTestResults(hits)[0]?.getPose(space);
    reticle.visible = pose !== undefined;
    if (pose) reticle.matrix.copy(new Matrix4().fromArray(pose.transform.matrix));
    if (reticle.visible !== wasFound) {
      wasFound = reticle.visible;
      onGround(wasFound);
    }
    renderer.render(scene, camera);
  });
  await renderer.xr.setSession(session);
  const viewer = await session.requestReferenceSpace('viewer');
  hits = await session.requestHitTestSource?.({ space: viewer });
  if (!hits) throw new Error('This device finds no ground.');

  session.addEventListener('select', () => {
    if (!reticle.visible) return;
    truck.position.setFromMatrixPosition(reticle.matrix);
    const eye = new Vector3().setFromMatrixPosition(renderer.xr.getCamera().matrixWorld);
    truck.rotation.y = Math.atan2(eye.x - truck.position.x, eye.z - truck.position.z);
    truck.visible = true;
    onPlaced();
  });
  return {
    turn: (degrees) => {
      truck.rotation.y += (degrees * Math.PI) / 180;
    },
    end: () => void session.end(),
  };
}
