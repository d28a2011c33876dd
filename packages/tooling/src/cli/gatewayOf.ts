import { findToken } from '../gateway/findToken.ts';
import { GatewayClient } from '../gateway/GatewayClient.ts';
import type { CommandOptions } from './parseCommand.ts';

/** The gateway named by the options, else by the environment, else this machine's default. */
export function gatewayOf({ url, token }: CommandOptions): GatewayClient {
  return new GatewayClient({
    url: url ?? process.env.MFE_URL ?? 'http://localhost:3000',
    token: token ?? process.env.MFE_TOKEN ?? findToken(process.cwd()),
  });
}
