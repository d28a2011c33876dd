import { ToolingError } from '../errors.ts';
import { findToken } from '../gateway/findToken.ts';
import { GatewayClient } from '../gateway/GatewayClient.ts';
import type { CommandOptions } from './parseCommand.ts';

const DEFAULT_URL = 'http://localhost:3000';

/**
 * The gateway named by the options, else by the environment, else this machine's default.
 * @throws ToolingError when the address is none of the web.
 */
export function gatewayOf({ url, token }: CommandOptions): GatewayClient {
  const address = url ?? process.env.MFE_URL ?? DEFAULT_URL;
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol)) {
    const where = url === undefined ? 'MFE_URL' : 'The address of the site';
    const message = `${where} is "${address}", which is no web address. Write it whole, such as https://www.example.com or ${DEFAULT_URL}.`;
    throw new ToolingError(message, { code: 'usage' });
  }
  return new GatewayClient({
    url: address,
    token: token ?? process.env.MFE_TOKEN ?? findToken(process.cwd()),
  });
}
