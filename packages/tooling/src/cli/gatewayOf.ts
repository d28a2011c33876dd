import { findToken } from '../gateway/findToken.ts';
import { GatewayClient } from '../gateway/GatewayClient.ts';
import type { CommandOptions } from './parseCommand.ts';
import { webAddress } from './webAddress.ts';

const DEFAULT_URL = 'http://localhost:3000';

/**
 * The gateway named by the options, else by the environment, else this machine's default.
 * @throws ToolingError when the address is none of the web.
 */
export function gatewayOf({ url, token }: CommandOptions): GatewayClient {
  const address = url ?? process.env.MFE_URL ?? DEFAULT_URL;
  return new GatewayClient({
    url: webAddress(address, url === undefined ? 'MFE_URL' : 'The address of the site'),
    token: token ?? process.env.MFE_TOKEN ?? findToken(process.cwd()),
    onBusy: () => process.stderr.write('The site is busy. It is asked again for up to two minutes.\n'),
  });
}
