import { randomBytes } from 'node:crypto';
import { packEntries } from '../../fixtures/releaseArchive.ts';
import { readSave } from './readSave.ts';

const SCRIPT = 'QuotePage.67b32137.hot-update.js';
const FACTS = {
  hash: 'b2884421',
  updates: [{ file: 'container.67b32137.hot-update.json', content: { c: ['QuotePage'], r: [], m: [] } }],
};
const packed = (scripts: Record<string, string> = { [SCRIPT]: 'a;' }, facts: unknown = FACTS) =>
  packEntries({ 'save.json': JSON.stringify(facts), ...scripts });
const name = (length: number) => `${'a'.repeat(length)}.hot-update.js`;

it('reads what a save changes, and its scripts', async () => {
  const { save, scripts } = await readSave(await packed());
  expect([save, [...scripts]]).toEqual([FACTS, [[SCRIPT, Buffer.from('a;')]]]);
});

const [update] = FACTS.updates;
it.each([
  { what: 'no facts', archive: () => packEntries({ [SCRIPT]: 'a;' }), code: 'invalid-input' },
  { what: 'facts that are no JSON', archive: () => packEntries({ 'save.json': '{' }), code: 'invalid-input' },
  { what: 'facts that are null', archive: () => packed({}, null), code: 'invalid-input' },
  { what: 'facts without an update', archive: () => packed({}, { ...FACTS, updates: [] }), code: 'invalid-input' },
  {
    what: 'more updates than a page goes through',
    archive: () => packed({}, { ...FACTS, updates: Array(31).fill(update) }),
    code: 'invalid-input',
  },
  {
    what: 'an update that names another file',
    archive: () => packed({}, { ...FACTS, updates: [{ ...update, file: '../a.hot-update.json' }] }),
    code: 'invalid-input',
  },
  {
    what: 'an update that does not say what changed',
    archive: () => packed({}, { ...FACTS, updates: [{ ...update, content: { c: 'QuotePage', r: [], m: [] } }] }),
    code: 'invalid-input',
  },
  {
    what: 'more than is asked for',
    archive: () => packed({}, { ...FACTS, remote: 'mf-ar' }),
    code: 'invalid-input',
  },
  { what: 'many facts', archive: () => packEntries({ 'save.json': ' '.repeat(20_001) }), code: 'invalid-input' },
  { what: 'a file that is no update', archive: () => packed({ 'remoteEntry.js': 'a;' }), code: 'invalid-input' },
  { what: 'a file in a folder', archive: () => packed({ [`a/${SCRIPT}`]: 'a;' }), code: 'invalid-input' },
  { what: 'a long name', archive: () => packed({ [name(201)]: 'a;' }), code: 'invalid-input' },
  {
    what: 'a script of half a megabyte',
    archive: () => packed({ [SCRIPT]: 'a;'.repeat(250_001) }),
    code: 'archive-too-large',
  },
  {
    what: 'a hundred scripts',
    archive: () => packed(Object.fromEntries(Array.from({ length: 100 }, (_, index) => [name(index + 1), 'a;']))),
    code: 'archive-too-large',
  },
  { what: 'no archive', archive: async () => randomBytes(300), code: 'archive-damaged' },
])('refuses $what', async ({ archive, code }) => {
  await expect(readSave(await archive())).rejects.toMatchObject({ code });
});
