import { brand } from '@saltbush/ui/brand';
import { html } from './html.ts';

const [first, ...rest] = brand.name.split(' ');

/** The brand's mark and name, as in the site's header. */
export const wordmark = html`<svg width="36" height="36" viewBox="0 0 32 32" aria-hidden="true"><path class="leaf" d="${brand.mark.leaf}"/><path class="road" d="${brand.mark.road}"/></svg><span><b>${first}</b> ${rest.join(' ')}</span>`;
