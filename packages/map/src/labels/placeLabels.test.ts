import { townPoints } from '@saltbush/freight/towns';
import type { MapWay } from '../map-types.ts';
import { fitView } from '../view/map-view.ts';
import { isInside, meets } from './boxes.ts';
import { labelBox } from './map-label.ts';
import { placeLabels } from './placeLabels.ts';

const town = (name: string, state: string) => {
  const found = townPoints().find((one) => one.name === name && one.state === state);
  if (!found) throw new Error(`There is no ${name}.`);
  return found;
};
const fix = (name: string, state: string) => ({ ...town(name, state), accuracyM: 30 });

const HUME: MapWay = {
  path: [fix('Sydney', 'NSW'), fix('Goulburn', 'NSW'), fix('Yass', 'NSW')],
  latest: fix('Gundagai', 'NSW'),
  pickup: town('Sydney', 'NSW'),
  delivery: town('Melbourne', 'VIC'),
};
const NOTHING: MapWay = { path: [], latest: null, pickup: null, delivery: null };

const labelsOf = (way: MapWay, widthPx: number) => {
  const size = { widthPx, heightPx: 300 };
  const { path, latest, pickup, delivery } = way;
  const places = [...path, latest, pickup, delivery].flatMap((place) => (place ? [place] : []));
  return { size, labels: placeLabels(way, fitView(places, size), size) };
};

it.each([280, 326, 480, 700])('writes no name on another and none over the edge, at %i px', (widthPx) => {
  for (const way of [HUME, NOTHING, { ...NOTHING, latest: fix('Kalgoorlie', 'WA') }]) {
    const { labels, size } = labelsOf(way, widthPx);
    const boxes = labels.map(labelBox);
    expect(boxes.every((box) => isInside(box, size))).toBe(true);
    const pairs = boxes.flatMap((box, index) => boxes.slice(index + 1).map((other) => meets(box, other)));
    expect(pairs).not.toContain(true);
  }
});

it('names the ends of the way first, and towns beside it', () => {
  const texts = labelsOf(HUME, 700).labels.map(({ text }) => text);
  expect(texts.slice(0, 2)).toEqual(['Sydney', 'Melbourne']);
  expect(texts).toEqual(expect.arrayContaining(['Canberra', 'Sturt Highway', 'VICTORIA']));
  expect(new Set(texts).size).toBe(texts.length);
});

it('shortens a long name, so that it fits a phone', () => {
  const delivery = { ...town('Melbourne', 'VIC'), name: 'A very long name of a place that nobody would type in' };
  const [, end] = labelsOf({ ...HUME, delivery }, 280).labels;
  expect(end?.text).toMatch(/^A very long.*…$/);
});

it('names the town that the position covers', () => {
  const texts = labelsOf({ ...NOTHING, latest: fix('Kalgoorlie', 'WA') }, 326).labels.map(({ text }) => text);
  expect(texts).toContain('Kalgoorlie');
});
