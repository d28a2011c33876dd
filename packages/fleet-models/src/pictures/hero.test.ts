import { Box3, PerspectiveCamera, Vector3 } from 'three';
import { createPaints } from '../paint/paints.ts';
import type { Picture } from '../studio/picture.ts';
import { buildVehicle } from '../vehicles/buildVehicle.ts';
import { hero, heroPhone } from './hero.ts';

const paints = createPaints();

/** Where the B-double is in a picture, as shares of its width and height from the top left. */
function truckIn({ shot, widthPx, heightPx }: Picture) {
  const camera = new PerspectiveCamera(shot.angle, widthPx / heightPx, 0.3, 6000);
  camera.position.set(...shot.from);
  camera.lookAt(...shot.towards);
  camera.updateMatrixWorld();
  const truck = buildVehicle('b-double', { size: 'road', paints });
  truck.position.set(0, 0, -1.9);
  const { min, max } = new Box3().setFromObject(truck, true);
  const corners = [min.x, max.x].flatMap((x) =>
    [min.y, max.y].flatMap((y) => [min.z, max.z].map((z) => new Vector3(x, y, z).project(camera))),
  );
  const across = corners.map(({ x }) => (x + 1) / 2);
  const down = corners.map(({ y }) => (1 - y) / 2);
  return {
    left: Math.min(...across),
    right: Math.max(...across),
    top: Math.min(...down),
    bottom: Math.max(...down),
  };
}

describe('the pictures of the home page', () => {
  // The journey over the home page finds the truck on the screen by these figures.
  it.each([
    ['wide', hero, { left: 0.22, right: 0.86, top: 0.44, bottom: 0.75 }],
    ['phone', heroPhone, { left: 0.1, right: 0.89, top: 0.43, bottom: 0.67 }],
  ])('%s: the truck is whole and where the page expects it', (_, picture, expected) => {
    const truck = truckIn(picture);
    const rounded = Object.fromEntries(
      Object.entries(truck).map(([side, share]) => [side, Math.round(share * 100) / 100]),
    );
    expect(rounded).toEqual(expected);
  });
});
