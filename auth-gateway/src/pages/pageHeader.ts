import { brand, brandMark } from '@saltbush/ui/brand';
import { html } from './html.ts';

const [first, ...rest] = brand.name.split(' ');

/** The brand's mark and name, as in the site's header. */
const wordmark = html`<svg width="36" height="36" viewBox="0 0 32 32" aria-hidden="true"><path class="leaf" d="${brandMark.leaf}"/><path class="road" d="${brandMark.road}"/></svg><span><b>${first}</b> ${rest.join(' ')}</span>`;

/** The site's header without what takes a script: the strip with the telephone, the brand, and the main ways on. */
export const pageHeader = html`<header>
<div class="strip"><a href="${brand.phoneHref}">${brand.phone}</a><a href="/track">Track</a></div>
<div class="bar">
<a class="home" href="/" aria-label="${brand.name}, home">${wordmark}</a>
<nav aria-label="Main"><a class="way" href="/services">Services</a><a class="way" href="/contact">Contact</a><a class="button" href="/quote">Get a quote</a></nav>
</div>
</header>`;
