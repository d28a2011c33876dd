import { parseListSetting } from './listSetting.ts';

const NOTHING = { columns: null, views: [] };

it('gives back what was kept', () => {
  const setting = { columns: ['status', 'route'], views: [{ name: 'Melbourne', query: 'search=Melbourne' }] };
  expect(parseListSetting(JSON.stringify(setting))).toEqual(setting);
});

it.each([null, '', 'x', '7', 'null', '[]', '{"columns":"status","views":{}}'])(
  'counts what it cannot read as not chosen: %s',
  (text) => {
    expect(parseListSetting(text)).toEqual(NOTHING);
  },
);

it('leaves out a view that is not one, or is too long, and keeps at most eight', () => {
  const good = { name: 'Mine', query: 'view=all' };
  const bad = [null, 'x', { name: '' }, { name: 'x'.repeat(41), query: 'a=1' }, { name: 'a', query: 'x'.repeat(501) }];
  expect(parseListSetting(JSON.stringify({ views: [...bad, good] })).views).toEqual([good]);
  expect(parseListSetting(JSON.stringify({ views: Array(20).fill(good) })).views).toHaveLength(8);
});
