import { BOOT_ELEMENT_ID, type BootState } from '@saltbush/contract/boot';

/** Boot state that the gateway wrote into this page. */
export const boot: BootState = readBootState(document);

/** @throws when the gateway did not make the page. */
function readBootState(page: Document): BootState {
  const text = page.getElementById(BOOT_ELEMENT_ID)?.textContent;
  if (!text) throw new Error('The page carries no boot state. Open the site through the gateway.');
  return JSON.parse(text) as BootState;
}
