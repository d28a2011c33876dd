import { nearest } from './nearest.ts';
import { parseCommand } from './parseCommand.ts';

describe('the word that was probably meant', () => {
  it.each([
    [['rolback', 'mf-quote'], 'rollback'],
    [['activate', 'mf-quote@1.4.0', '--resaon', 'x'], '--reason'],
    [['retire', 'mf-quote', '--frm', '1.4.0'], '--from'],
    [['prune', '--day', '3'], '--days'],
    [['rollback', 'mf-quote', '--too', '1.0.0'], '--to'],
    [['status', '--reason', 'why'], undefined],
    [['launch'], undefined],
    [['publish', '--nonsense'], undefined],
  ])('in %j is %s', (argv, meant) => {
    const parsed = parseCommand(argv);
    if (parsed.status !== 'usage' || parsed.mistyped === undefined) throw new Error('It was understood.');
    expect(nearest(parsed.mistyped.word, parsed.mistyped.known)).toBe(meant);
  });
});
