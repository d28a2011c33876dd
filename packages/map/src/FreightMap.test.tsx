import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { FreightMap } from './FreightMap.tsx';

const SYDNEY = { name: 'Sydney', latitude: -33.868, longitude: 151.209 };
const MELBOURNE = { name: 'Melbourne', latitude: -37.815, longitude: 144.964 };
const GOULBURN = { latitude: -34.75, longitude: 149.72, accuracyM: 20 };
const LABEL = 'Near Goulburn NSW, from Sydney to Melbourne';

const map = (
  <FreightMap
    label={LABEL}
    path={[{ ...SYDNEY, accuracyM: null }]}
    latest={GOULBURN}
    pickup={SYDNEY}
    delivery={MELBOURNE}
  />
);
const scaleOf = () => Number(/scale\(([\d.]+)\)/.exec(drawing().innerHTML)?.[1]);
const placeOf = () => /translate\(([-\d.]+ [-\d.]+)\)"/.exec(drawing().innerHTML)?.[1];
const drawing = () => screen.getByRole('img', { name: LABEL });

it('says what it shows, and names where the freight is from and goes to', () => {
  render(map);
  expect(drawing().textContent).toContain('Sydney');
  expect(drawing().textContent).toContain('Melbourne');
});

it('is drawn on the server', () => {
  expect(renderToString(map)).toContain('Melbourne');
});

it('comes closer and goes back by buttons', () => {
  render(map);
  const fitted = scaleOf();
  fireEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
  expect(scaleOf()).toBeCloseTo(fitted * 1.6, 5);
  fireEvent.click(screen.getByRole('button', { name: 'Zoom out' }));
  expect(scaleOf()).toBeCloseTo(fitted, 5);
  fireEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
  fireEvent.click(screen.getByRole('button', { name: 'Show all of the way' }));
  expect(scaleOf()).toBe(fitted);
});

it('moves and zooms by keys, and leaves the keys of the browser alone', () => {
  render(map);
  const [fitted, place] = [scaleOf(), placeOf()];
  const button = screen.getByRole('button', { name: 'Zoom in' });
  expect(fireEvent.keyDown(button, { key: '+' })).toBe(false);
  expect(scaleOf()).toBeGreaterThan(fitted);
  fireEvent.keyDown(button, { key: '0' });
  fireEvent.keyDown(button, { key: 'ArrowLeft' });
  expect(placeOf()).not.toBe(place);
  expect(fireEvent.keyDown(button, { key: '+', ctrlKey: true })).toBe(true);
  expect(fireEvent.keyDown(button, { key: 'Tab' })).toBe(true);
});

it('zooms by the wheel only with Ctrl, so that the page scrolls', () => {
  render(map);
  const fitted = scaleOf();
  expect(fireEvent.wheel(drawing(), { deltaY: -120 })).toBe(true);
  expect(scaleOf()).toBe(fitted);
  let goesOn = true;
  act(() => {
    goesOn = fireEvent.wheel(drawing(), { deltaY: -120, ctrlKey: true });
  });
  expect(goesOn).toBe(false);
  expect(scaleOf()).toBeGreaterThan(fitted);
});
