import { BOOT_ELEMENT_ID, type BootState, type QuietBoot } from '@saltbush/contract/boot';
import { keepMenus } from './keepMenus.ts';
import { keepSkipLink } from './keepSkipLink.ts';
import { readyLinks } from './readyLinks.ts';
import { serveQuietPage } from './serveQuietPage.ts';
import { whenOnShow } from './whenOnShow.ts';

const boot = JSON.parse(document.getElementById(BOOT_ELEMENT_ID)?.textContent ?? '{}') as BootState | QuietBoot;

keepMenus(document);
keepSkipLink(document);

if ('quiet' in boot) {
  readyLinks();
  whenOnShow(() => serveQuietPage(boot));
}
