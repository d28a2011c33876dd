import { type Connection, startsByItself } from './startsByItself.ts';

const connections: [string, Connection | undefined, boolean][] = [
  ['a browser that says nothing about it', undefined, true],
  ['one that knows no speed', {}, true],
  ['a fast one', { saveData: false, effectiveType: '4g', type: 'wifi' }, true],
  ['a slow one', { effectiveType: '3g' }, false],
  ['a slower one', { effectiveType: '2g' }, false],
  ['the slowest', { effectiveType: 'slow-2g' }, false],
  ['one that is paid by the megabyte', { effectiveType: '4g', type: 'cellular' }, false],
  ['a fast one of a visitor who saves data', { saveData: true, effectiveType: '4g', type: 'wifi' }, false],
];

describe('startsByItself', () => {
  it.each(connections)('on a wide screen, with %s: as the connection allows', (_, connection, starts) => {
    expect(startsByItself({ isWide: true, lessMotion: false, connection })).toBe(starts);
  });

  it.each(connections)('never on a narrow screen, with %s', (_, connection) => {
    expect(startsByItself({ isWide: false, lessMotion: false, connection })).toBe(false);
  });

  it.each(connections)('never against the wish for less motion, with %s', (_, connection) => {
    expect(startsByItself({ isWide: true, lessMotion: true, connection })).toBe(false);
  });
});
