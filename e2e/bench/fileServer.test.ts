import { fileServer } from './fileServer.ts';

describe('fileServer', () => {
  const options = { port: 80, root: '/files' };

  it('sends each file with the headers of its page', () => {
    const policy = `script-src 'sha256-a"b'`;
    const config = fileServer({
      ...options,
      headers: [
        [
          ['content-type', 'text/html; charset=utf-8'],
          ['content-security-policy', policy],
        ],
        [],
      ],
    });
    expect(config).toContain('default_type "text/html; charset=utf-8";');
    expect(config).toContain(`add_header content-security-policy "script-src 'sha256-a\\"b'";`);
    expect(config).toContain('location = /page-1 {');
  });

  it('refuses a header that nginx would read as a variable', () => {
    expect(() => fileServer({ ...options, headers: [[['x', '$a']]] })).toThrow('has a dollar sign');
  });
});
