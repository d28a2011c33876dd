import { BOOT_ELEMENT_ID, type BootState, type QuietBoot } from '@saltbush/contract/boot';
import { keepFilms } from './keepFilms.ts';
import { keepMenus } from './keepMenus.ts';
import { keepPrints } from './keepPrints.ts';
import { keepScrollers } from './keepScrollers.ts';
import { keepSeen } from './keepSeen.ts';
import { keepSkipLink } from './keepSkipLink.ts';
import { readyLinks } from './readyLinks.ts';
import { serveQuietPage } from './serveQuietPage.ts';
import { whenOnShow } from './whenOnShow.ts';

const boot = JSON.parse(document.getElementById(BOOT_ELEMENT_ID)?.textContent ?? '{}') as BootState | QuietBoot;

keepMenus(document);
keepSkipLink(document);
keepPrints(document);
keepScrollers();
// A page that is made ready ahead is in nobody's view.
whenOnShow(keepSeen);
whenOnShow(keepFilms);

if ('quiet' in boot) {
  readyLinks();
  whenOnShow(() => serveQuietPage(boot));
}
