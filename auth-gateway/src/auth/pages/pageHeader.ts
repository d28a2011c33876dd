import { brand } from '@saltbush/ui/brand';
import { html } from './html.ts';
import { wordmark } from './wordmark.ts';

/** The site's header without what takes a script: the strip with the telephone, the brand, and the main ways on. */
export const pageHeader = html`<header>
<div class="strip"><a href="${brand.phoneHref}">${brand.phone}</a><a href="/track">Track</a></div>
<div class="bar">
<a class="home" href="/" aria-label="${brand.name}, home">${wordmark}</a>
<nav aria-label="Main"><a class="way" href="/services">Services</a><a class="way" href="/contact">Contact</a><a class="button" href="/quote">Get a quote</a></nav>
</div>
</header>`;
