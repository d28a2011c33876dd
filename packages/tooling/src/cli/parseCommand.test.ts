import { parseCommand } from './parseCommand.ts';

describe('parseCommand', () => {
  it('reads a command with its arguments and options', () => {
    expect(parseCommand(['activate', 'mf-quote@1.4.0', '--reason', 'new lanes', '--json'])).toEqual({
      status: 'run',
      name: 'activate',
      args: ['mf-quote@1.4.0'],
      options: { reason: 'new lanes', json: true },
    });
  });

  it.each([[['--help']], [['help']], [['publish', '-h']]])('gives help for %j', (argv) => {
    expect(parseCommand(argv)).toEqual({ status: 'help' });
  });

  it.each([
    [[], 'Which command?'],
    [['launch'], 'There is no command "launch".'],
    [['rolback', 'mf-quote'], 'There is no command "rolback".'],
    [['activate', 'mf-quote@1.4.0', '--resaon', 'x'], 'mfe has no option --resaon.'],
    [['retire', 'mf-quote', '--frm', '1.4.0'], 'mfe has no option --frm.'],
    [['toString'], 'There is no command "toString".'],
    [['activate'], 'mfe activate takes one argument or more, not 0.'],
    [['retire'], 'mfe retire takes one argument, not 0.'],
    [['status', 'mf-quote'], 'mfe status takes no argument, not 1.'],
    [['build', 'a', 'b'], 'mfe build takes at most one argument, not 2.'],
    [['token', 'revoke', 'a', 'b'], 'mfe token takes 1 or 2 arguments, not 3.'],
    [['status', '--reason', 'why'], 'mfe status has no option --reason.'],
    [['publish', '--url'], '--url'],
    [['publish', '--nonsense'], 'mfe has no option --nonsense.'],
  ])('calls %j wrong usage', (argv, reason) => {
    expect(parseCommand(argv)).toMatchObject({ status: 'usage', message: expect.stringContaining(reason) });
  });

  it('takes any number of remotes for dev', () => {
    expect(parseCommand(['dev', 'mf-quote', 'mf-ar', '--port', '3201'])).toMatchObject({
      args: ['mf-quote', 'mf-ar'],
      options: { port: '3201' },
    });
  });
});
