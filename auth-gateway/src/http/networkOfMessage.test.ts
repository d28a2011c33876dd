import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { visitorNetwork } from '@saltbush/capability/http';
import express, { type Express } from 'express';
import { networkOfMessage } from './networkOfMessage.ts';

const NETWORKS = ['', '203.0.113.7', '2001:db8:12::1, 203.0.113.7', 'made-up, 203.0.113.7 , 2001:db8:12::9'];

describe('the network of a message', () => {
  let asked: IncomingMessage;
  let app: Express;
  const server = createServer((request, response) => {
    asked = request;
    app(request, response);
  });
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  it.each([0, 1, 2, 3])('is the one that Express finds behind %i proxies', async (proxies) => {
    app = express()
      .set('trust proxy', proxies)
      .use((request, response) => void response.send(visitorNetwork(request)));
    const { port } = server.address() as AddressInfo;
    for (const forwarded of NETWORKS) {
      const found = await new Promise<string>((resolve, reject) => {
        const headers = forwarded === '' ? {} : { 'x-forwarded-for': forwarded };
        get({ port, host: '127.0.0.1', headers, agent: false }, (response) => {
          response.on('data', (chunk) => resolve(String(chunk)));
        }).on('error', reject);
      });
      expect({ forwarded, network: networkOfMessage(asked, proxies) }).toEqual({ forwarded, network: found });
    }
  });
});
