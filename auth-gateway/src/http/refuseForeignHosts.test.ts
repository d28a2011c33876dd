import type { IncomingHttpHeaders } from 'node:http';
import type { Request, Response } from 'express';
import { refuseForeignHosts } from './refuseForeignHosts.ts';

function faultOf(headers: IncomingHttpHeaders): unknown {
  let fault: unknown = null;
  const refuse = refuseForeignHosts({ publicUrl: 'http://localhost:3000' });
  refuse({ headers } as Request, {} as Response, (error?: unknown) => {
    fault = error ?? null;
  });
  return fault;
}

describe('refuseForeignHosts', () => {
  it.each<IncomingHttpHeaders>([
    { host: 'localhost:3000' },
    { host: 'localhost' },
    { host: '127.0.0.1:3000' },
    { host: '[::1]:3000' },
    { host: 'localhost:3000', 'x-forwarded-host': 'localhost:3000, 127.0.0.1' },
    { host: 'localhost:3000', forwarded: 'for=127.0.0.1;host="localhost:3000";proto=http' },
  ])('lets %j pass', (headers) => {
    expect(faultOf(headers)).toBeNull();
  });

  it.each<IncomingHttpHeaders>([
    {},
    { host: 'evil.example:3000' },
    { host: '127.0.0.1.evil.example' },
    { host: '192.168.1.5:3000' },
    { host: 'localhost:3000', 'x-forwarded-host': 'abc.tunnel.example' },
    { host: 'localhost:3000', 'x-forwarded-host': 'localhost, abc.tunnel.example' },
    { host: 'localhost:3000', forwarded: 'for=203.0.113.9;host=abc.tunnel.example' },
    { host: 'localhost:3000', forwarded: 'for=203.0.113.9;Host="abc.tunnel.example"' },
  ])('refuses %j', (headers) => {
    expect(faultOf(headers)).toMatchObject({
      status: 421,
      code: 'foreign-host',
      message: expect.stringContaining('Open http://localhost:3000, or set OIDC_ISSUER'),
    });
  });
});
