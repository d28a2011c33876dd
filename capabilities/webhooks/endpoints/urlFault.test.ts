import { urlFault } from './urlFault.ts';

const LIVE = { allowsLoopback: false, publicUrl: 'https://www.saltbush.example' };
const AT_HOME = { allowsLoopback: true, publicUrl: 'http://localhost:3000' };

it.each([
  'https://hooks.harbour.example/freight?site=2',
  'https://hooks.harbour.example:443/',
  'https://xn--bcher-kva.example/a',
  'HTTPS://Hooks.Harbour.Example',
])('an address may be %s', (address) => {
  expect(urlFault(address, LIVE)).toBeNull();
});

it.each([
  [`https://a.example/${'a'.repeat(500)}`, 'longer than 500'],
  ['hooks', 'is no address'],
  ['', 'is no address'],
  ['ftp://a.example', 'https://'],
  ['file:///etc/passwd', 'https://'],
  ['javascript:alert(1)', 'https://'],
  ['http://a.example', 'https://'],
  ['https://user@a.example', 'name and password'],
  ['https://user:secret@a.example', 'name and password'],
  ['https://a.example/#part', 'begins with #'],
  ['https://www.saltbush.example/api/track', 'our own site'],
  ['https://a.example:8443', 'Leave out the port'],
  ['https://a.example:80', 'Leave out the port'],
  ['https://127.0.0.1', 'instead of an IP address'],
  ['https://2130706433', 'instead of an IP address'],
  ['https://0x7f.1', 'instead of an IP address'],
  ['https://0177.0.0.1', 'instead of an IP address'],
  ['https://169.254.169.254/latest/meta-data', 'instead of an IP address'],
  ['https://93.184.216.34', 'instead of an IP address'],
  ['https://[::1]', 'instead of an IP address'],
  ['https://[::ffff:127.0.0.1]', 'instead of an IP address'],
  ['https://[fd00::7]', 'instead of an IP address'],
  ['https://localhost', 'private network'],
  ['https://localhost.', 'private network'],
  ['https://a.localhost', 'private network'],
  ['https://metadata.google.internal', 'private network'],
  ['https://printer.local', 'private network'],
  ['https://intranet', 'private network'],
])('an address may not be %s', (address, reason) => {
  expect(urlFault(address, LIVE)).toContain(reason);
});

it.each([
  ['http://127.0.0.1:4000/hooks', null],
  ['http://localhost:4000', null],
  ['https://[::1]:4000', null],
  ['http://localhost:3000', 'our own site'],
  ['http://10.0.0.1', 'https://'],
  ['http://a.example', 'https://'],
])('somebody who tries it out may say %s', (address, reason) => {
  const fault = urlFault(address, AT_HOME);
  if (reason === null) expect(fault).toBeNull();
  else expect(fault).toContain(reason);
});
