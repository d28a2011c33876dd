import { tokens } from '@saltbush/ui/tokens';
import { html } from './html.ts';

const { ink, inkRaised, saltbush, saltbushDark, ochre, ochreLight, sand, paper } = tokens.color;

/** A semi-trailer on an outback road at low sun, drawn in the brand's colours. */
export const landscape = html`<svg viewBox="0 0 800 1000" preserveAspectRatio="xMidYMax slice">
<defs>
<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
<stop offset="0" stop-color="${ink}"/><stop offset=".52" stop-color="#3b4a4d"/><stop offset=".72" stop-color="${ochre}"/><stop offset="1" stop-color="${ochreLight}"/>
</linearGradient>
<linearGradient id="plain" x1="0" y1="0" x2="0" y2="1">
<stop offset="0" stop-color="${saltbush}"/><stop offset="1" stop-color="${saltbushDark}"/>
</linearGradient>
</defs>
<path fill="url(#sky)" d="M0 0h800v760H0z"/>
<circle cx="560" cy="640" r="92" fill="${sand}"/>
<path fill="#7d4a2a" d="M0 676l96-34 70 12 88-40 120 52 92-14 74 22 120-30 140 38v90H0z"/>
<path fill="#4d4a3a" d="M0 712l140-24 130 22 150-28 170 30 210-22v110H0z"/>
<path fill="url(#plain)" d="M0 742q200-22 400-8t400-6v272H0z"/>
<g fill="${saltbushDark}"><ellipse cx="70" cy="776" rx="46" ry="12"/><ellipse cx="236" cy="764" rx="30" ry="8"/><ellipse cx="690" cy="768" rx="58" ry="12"/><ellipse cx="520" cy="758" rx="26" ry="7"/></g>
<path fill="${inkRaised}" d="M0 838h800v74H0z"/>
<path stroke="${sand}" stroke-opacity=".75" stroke-width="5" stroke-dasharray="56 44" d="M0 876h800"/>
<path stroke="${ochreLight}" stroke-opacity=".7" stroke-width="2" d="M0 838h800"/>
<g>
<path fill="${ink}" fill-opacity=".45" d="M150 858h516l-22 12H132z"/>
<path fill="${paper}" d="M150 686h352a6 6 0 0 1 6 6v128H144V692a6 6 0 0 1 6-6Z"/>
<path fill="${sand}" d="M144 800h364v20H144z"/>
<path stroke="#d8cbb8" stroke-width="2" d="M196 690v110M248 690v110M300 690v110M352 690v110M404 690v110M456 690v110"/>
<path fill="${saltbush}" d="M144 730h364v14H144z"/>
<path fill="${ink}" d="M150 820h446v14H150z"/>
<path fill="${saltbush}" d="M524 820V722a10 10 0 0 1 10-10h70a10 10 0 0 1 9.500 7l18 55 20 10a10 10 0 0 1 5.500 9v37z"/>
<path fill="${ochreLight}" d="M574 730h24a6 6 0 0 1 5.700 4l12 36h-42z"/>
<path fill="${sand}" d="M648 794h9v12h-9z"/>
<path fill="${ink}" d="M637 820h24v16h-24zM518 700h6v120h-6z"/>
<g fill="${ink}"><circle cx="190" cy="840" r="20"/><circle cx="236" cy="840" r="20"/><circle cx="282" cy="840" r="20"/><circle cx="500" cy="840" r="20"/><circle cx="546" cy="840" r="20"/><circle cx="622" cy="840" r="20"/></g>
<g fill="${sand}"><circle cx="190" cy="840" r="8"/><circle cx="236" cy="840" r="8"/><circle cx="282" cy="840" r="8"/><circle cx="500" cy="840" r="8"/><circle cx="546" cy="840" r="8"/><circle cx="622" cy="840" r="8"/></g>
</g>
<g fill="#1d3d35"><path d="M0 1000v-44q40-34 84 0 34-44 84-6 30-20 58 8 26-30 66 0v42zM520 1000v-30q34-38 76-2 30-48 90-4 30-30 62 0 26-16 52 4v32z"/></g>
</svg>`;
