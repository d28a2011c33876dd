import { brand } from '@saltbush/ui/brand';
import { tokens } from '@saltbush/ui/tokens';
import { html } from './html.ts';

const { saltbush, ochre } = tokens.color;

/** The brand's name beside its mark: a saltbush sprig over a road. */
export const wordmark = html`<svg width="36" height="36" viewBox="0 0 36 36" fill="none" aria-hidden="true">
<path d="M18 27V11" stroke="${saltbush}" stroke-width="2.5" stroke-linecap="round"/>
<path d="M18 13c0-5 3-8.500 8.500-9 .5 5.500-2.500 9-8.500 9Z" fill="${saltbush}"/>
<path d="M18 20c0-5-3-8.500-8.500-9-.5 5.500 2.500 9 8.500 9Z" fill="${saltbush}"/>
<path d="M18 26c0-4.500 3-7.500 8.500-8 .5 5-2.500 8-8.500 8Z" fill="${saltbush}"/>
<path d="M4 31.500h28" stroke="${ochre}" stroke-width="2.500" stroke-linecap="round" stroke-dasharray="9 5"/>
</svg><span>${brand.name}</span>`;
