import { conditionsOf } from './conditionsOf.ts';

const subject = { remote: 'mf-quote', version: '1.5.0', page: '/quote' };
const file = (path: string, transferSize: number) => ({ name: `https://saltbush.example/mf/${path}`, transferSize });

function conditionsWith(files: readonly { name: string; transferSize: number }[]) {
  performance.getEntriesByType = () => files as unknown as PerformanceEntryList;
  return conditionsOf(subject);
}

it('says whether a file of the release had to come over the network, and nothing of those of others', () => {
  const others = [file('mf-ar/1.5.0/page.js', 900), file('mf-quote/1.4.0/page.js', 900)];
  expect(conditionsWith([...others, file('mf-quote/1.5.0/page.js', 0)])).toEqual({
    connection: undefined,
    isCold: false,
  });
  expect(conditionsWith([...others, file('mf-quote/1.5.0/page.js', 900)])).toMatchObject({ isCold: true });
});

it('says how good the connection is, where the browser tells', () => {
  Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g' }, configurable: true });
  expect(conditionsWith([])).toMatchObject({ connection: '3g', isCold: false });
});
