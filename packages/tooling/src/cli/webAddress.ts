import { ToolingError } from '../errors.ts';

/** The address itself, if it is one of the web. `where` begins the refusal. @throws ToolingError `usage` */
export function webAddress(address: string, where: string): string {
  if (URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)) return address;
  const examples = 'such as https://www.example.com or http://localhost:3000';
  throw new ToolingError(`${where} is "${address}", which is no web address. Write it whole, ${examples}.`, {
    code: 'usage',
  });
}
