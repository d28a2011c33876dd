import { fitView, panView, pixelOf, zoomView } from './map-view.ts';
import { latitudeAt, project } from './project.ts';
import { scaleBar } from './scaleBar.ts';

const SIZE = { widthPx: 600, heightPx: 400 };
const SYDNEY = { latitude: -33.868, longitude: 151.209 };
const PERTH = { latitude: -31.952, longitude: 115.861 };
const MELBOURNE = { latitude: -37.815, longitude: 144.964 };

it('fits all places with a margin', () => {
  const view = fitView([SYDNEY, MELBOURNE, PERTH], SIZE);
  for (const place of [SYDNEY, MELBOURNE, PERTH]) {
    const { x, y } = pixelOf(place, view, SIZE);
    expect(x >= 60 && x <= 540 && y >= 40 && y <= 360).toBe(true);
  }
});

it('shows some land around one place, and all of Australia without any', () => {
  expect(pixelOf(SYDNEY, fitView([SYDNEY], SIZE), SIZE)).toEqual({ x: 300, y: 200 });
  expect(fitView([SYDNEY], SIZE).scale).toBeLessThan(300);
  const { x } = pixelOf(PERTH, fitView([], SIZE), SIZE);
  expect(x).toBeGreaterThan(0);
});

it('keeps the place under the pointer where it is while it zooms', () => {
  const view = fitView([SYDNEY, MELBOURNE], SIZE);
  const before = pixelOf(SYDNEY, view, SIZE);
  const after = pixelOf(SYDNEY, zoomView(view, SIZE, 1.7, before), SIZE);
  expect(after.x).toBeCloseTo(before.x, 6);
  expect(after.y).toBeCloseTo(before.y, 6);
});

it('leaves Australia neither by moving nor by zooming', () => {
  const view = fitView([], SIZE);
  expect(zoomView(view, SIZE, 0.01)).toEqual(view);
  const moved = panView(view, SIZE, { x: 1e6, y: -1e6 });
  expect(moved.x).toBeGreaterThan(100);
  expect(latitudeAt(moved)).toBeLessThan(-9);
  expect(zoomView(view, SIZE, 1e9).scale).toBeLessThan(3000);
});

it('measures by the latitude of its middle', () => {
  expect(latitudeAt(project(SYDNEY))).toBeCloseTo(SYDNEY.latitude, 6);
  const { km, widthPx } = scaleBar({ x: 0, y: 0, scale: 90 }, SYDNEY.latitude);
  expect(km).toBe(50);
  expect(widthPx).toBeCloseTo(48.7, 0);
});
