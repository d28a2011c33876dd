import { createScriptReader } from './createScriptReader.ts';

describe('createScriptReader', () => {
  it('reads what has changed since the build before, and what was not in it', () => {
    const nextBuild = createScriptReader();
    const first = nextBuild();
    const [page, entry] = [first('page.js', 'call("GET /api/quotes")'), first('entry.js', 'start()')];
    const second = nextBuild();
    expect(second('page.js', 'call("GET /api/quotes")')).toBe(page);
    expect(second('entry.js', 'begin()')).toMatchObject({ status: 'read', words: new Set(['begin']) });
    const third = nextBuild();
    const again = third('entry.js', 'start()');
    expect(again).toEqual(entry);
    expect(again).not.toBe(entry);
    expect(third('other.js', 'call("GET /api/quotes")')).toEqual(page);
  });
});
