import { upstreamFault } from './upstreamFault.ts';

const GATEWAY = { publicUrl: 'https://www.saltbush.example', host: '127.0.0.1', port: 3000 };

describe('the address of a service', () => {
  it.each([
    'https://tracking.internal:8443',
    'http://10.0.3.7:4000',
    'http://127.0.0.1:4000',
    'http://[fd00::7]:4000/base',
    'https://tracking.saltbush.example',
  ])('may be %s', (address) => {
    expect(upstreamFault(address, GATEWAY)).toBeNull();
  });

  it.each([
    ['tracking', 'is no address'],
    ['ftp://tracking.internal', 'by http or https'],
    ['file:///etc/passwd', 'by http or https'],
    ['javascript:alert(1)', 'by http or https'],
    ['http://team:secret@tracking.internal', 'Leave them out'],
    ['http://tracking.internal/?a=1', 'ends with a query'],
    ['http://tracking.internal/#a', 'ends with a query'],
    ['http://169.254.169.254/latest', 'no address of a service'],
    ['http://100.100.100.200', 'no address of a service'],
    ['http://[fd00:ec2::254]', 'no address of a service'],
    ['http://[fe80::1]', 'no address of a service'],
    ['http://[::ffff:169.254.169.254]', 'no address of a service'],
    ['http://0.0.0.0:4000', 'no address of a service'],
    ['http://0x7f000001:3000', 'the gateway itself'],
    ['http://localhost:3000', 'the gateway itself'],
    ['http://[::1]:3000', 'the gateway itself'],
    ['https://www.saltbush.example', 'the gateway itself'],
    ['https://WWW.saltbush.example:443/api', 'the gateway itself'],
    [`http://${'a'.repeat(300)}`, 'longer than 300'],
  ])('may not be %s', (address, reason) => {
    expect(upstreamFault(address, GATEWAY)).toContain(reason);
  });
});
