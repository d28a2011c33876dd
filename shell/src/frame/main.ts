import { BOOT_ELEMENT_ID, type BootState, type QuietBoot } from '@saltbush/contract/boot';
import { readyLinks } from './readyLinks.ts';
import { serveQuietPage } from './serveQuietPage.ts';
import { whenOnShow } from './whenOnShow.ts';

const boot = JSON.parse(document.getElementById(BOOT_ELEMENT_ID)?.textContent ?? '{}') as BootState | QuietBoot;

if ('quiet' in boot) {
  readyLinks();
  whenOnShow(() => serveQuietPage(boot));
}
