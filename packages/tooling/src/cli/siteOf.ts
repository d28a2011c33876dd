import { ToolingError } from '../errors.ts';
import type { CommandOptions } from './parseCommand.ts';
import { webAddress } from './webAddress.ts';

/**
 * Address of the site whose packages are wanted, without a slash at its end: `--site`, else MFE_URL. There is no
 * default, because the packages of another site than the team's would build what that site refuses.
 * @throws ToolingError `usage`
 */
export function siteOf({ site }: CommandOptions): string {
  const address = site ?? process.env.MFE_URL;
  if (address === undefined || address === '') {
    throw new ToolingError('Whose packages? Name the site: --site https://www.example.com, or set MFE_URL.', {
      code: 'usage',
    });
  }
  return webAddress(address, site === undefined ? 'MFE_URL' : 'The address of the site').replace(/(?<!\/)\/+$/, '');
}
