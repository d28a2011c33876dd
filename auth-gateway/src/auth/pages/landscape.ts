import { tokens } from '@saltbush/ui/tokens';
import { type Html, html } from './html.ts';

const { ink, inkRaised, saltbush, saltbushDark, ochre, ochreLight, sand, paper, white } = tokens.color;

const sky = html`<linearGradient id="sky" gradientUnits="userSpaceOnUse" x1="0" y1="40" x2="0" y2="760">
<stop offset="0" stop-color="${ink}"/><stop offset=".42" stop-color="#34423f"/><stop offset=".66" stop-color="#7b4a2c"/>
<stop offset=".84" stop-color="${ochre}"/><stop offset="1" stop-color="${ochreLight}"/></linearGradient>`;

const plain = html`<linearGradient id="plain" x1="0" y1="0" x2="0" y2="1">
<stop offset="0" stop-color="#4f6b4e"/><stop offset=".5" stop-color="${saltbush}"/><stop offset="1" stop-color="${saltbushDark}"/></linearGradient>`;

const wheels: Html[] = [116, 158, 200, 486, 528, 640].map(
  (x) => html`<circle cx="${x}" cy="838" r="18" fill="${ink}"/><circle cx="${x}" cy="838" r="7" fill="#b8b1a6"/>`,
);
const curtains = [130, 190, 250, 310, 370, 430, 490].map((x) => `M${x} 704v100`).join('');

/** A semi-trailer on an outback road at low sun, drawn in the brand's colours. */
export const landscape = html`<svg viewBox="0 0 800 1000" preserveAspectRatio="xMidYMax slice">
<defs>${sky}${plain}</defs>
<path fill="url(#sky)" d="M0 0h800v760H0z"/>
<circle cx="588" cy="618" r="84" fill="${sand}"/>
<path fill="#7b4a2c" d="M0 676l96-34 70 12 88-40 120 52 92-14 74 22 120-30 140 38v90H0z"/>
<path fill="#5a4a34" d="M0 712l140-24 130 22 150-28 170 30 210-22v110H0z"/>
<path fill="url(#plain)" d="M0 746q200-22 400-8t400-6v268H0z"/>
<g fill="${saltbushDark}" fill-opacity=".7"><ellipse cx="40" cy="786" rx="46" ry="9"/><ellipse cx="300" cy="764" rx="30" ry="6"/><ellipse cx="738" cy="774" rx="52" ry="9"/><ellipse cx="580" cy="760" rx="24" ry="5"/></g>
<path fill="${inkRaised}" d="M0 838h800v74H0z"/>
<path stroke="${sand}" stroke-opacity=".7" stroke-width="4" stroke-dasharray="56 44" d="M0 880h800"/>
<path stroke="${ochreLight}" stroke-opacity=".6" stroke-width="2" d="M0 838h800"/>
<path fill="${ink}" fill-opacity=".5" d="M74 850h614l-20 10H56z"/>
<path fill="${ink}" d="M74 808h592v18H74z"/>
<path fill="${paper}" d="M74 696h470a5 5 0 0 1 5 5v107H69V701a5 5 0 0 1 5-5z"/>
<path fill="${sand}" d="M69 796h480v12H69z"/>
<path stroke="#dccfbb" stroke-width="2" d="${curtains}"/>
<path fill="${saltbush}" d="M69 736h480v10H69z"/>
<path fill="${ink}" d="M418 808h8v22h-8zM559 690h6v118h-6z"/>
<path fill="${white}" d="M569 826V716a14 14 0 0 1 14-14h62a10 10 0 0 1 9.600 7.200l17 56.800 12 6a8 8 0 0 1 4.400 7.200V826z"/>
<path fill="${saltbush}" d="M569 796h119v10H569z"/>
<path fill="#3d4f57" d="M618 722h24a5 5 0 0 1 4.800 3.600l11.200 38.400h-40z"/>
<path fill="${ochreLight}" d="M680 800h8v10h-8z"/>
<path fill="${ink}" d="M664 818h26v16h-26z"/>
${wheels}
<g fill="#1c3a33"><path d="M0 1000v-52c26-30 62-26 82 2 22-44 70-40 88-4 20-26 50-22 62 6 30-10 56 14 62 48zM500 1000c8-34 34-44 58-30 10-46 66-52 86-8 22-34 62-30 78 2 28-22 58-14 78 8v28z"/></g>
</svg>`;
