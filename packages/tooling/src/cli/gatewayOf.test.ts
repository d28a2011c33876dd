import { gatewayOf } from './gatewayOf.ts';

describe('gatewayOf', () => {
  const before = process.env.MFE_URL;
  afterEach(() => {
    if (before === undefined) delete process.env.MFE_URL;
    else process.env.MFE_URL = before;
  });

  it.each(['notaurl', 'localhost:3000', 'www.example.com', 'ftp://example.com', 'file:///etc/passwd', ''])(
    'says that %j is no web address, and how to write one',
    (url) => {
      expect(() => gatewayOf({ url, token: 'a' })).toThrow(
        `The address of the site is "${url}", which is no web address. Write it whole, such as https://`,
      );
    },
  );

  it('names MFE_URL when the address comes from there', () => {
    process.env.MFE_URL = 'notaurl';
    expect(() => gatewayOf({ token: 'a' })).toThrow('MFE_URL is "notaurl"');
    expect(() => gatewayOf({ url: 'https://www.example.com', token: 'a' })).not.toThrow();
  });
});
