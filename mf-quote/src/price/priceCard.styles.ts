import { color, figures, headline, media, onInk, radius, space, surface, text } from '@saltbush/ui';
import { css } from 'styled-components';

/** The dark card with the price. It stays in sight while the page beside it scrolls. */
export const priceCard = css`
  ${onInk}
  display: grid;
  padding: clamp(${space(2.5)}, 3vw, ${space(4)});
  border-radius: ${radius.card};
  background: ${color.ink};

  ${media.forcedColors} {
    border: 1px solid;
  }

  ${media.desktop} {
    position: sticky;
    top: calc(var(--sb-header-height) + 1.5rem);
    max-height: calc(100dvh - var(--sb-header-height) - 3rem);
    overflow-y: auto;

    /* Light at the lower edge while there is more below: the first layer moves with the content and covers it at the end. */
    background:
      linear-gradient(${color.ink}, ${color.ink}) bottom / 100% 4rem no-repeat local,
      linear-gradient(transparent, ${color.inkSoft}) bottom / 100% 3rem no-repeat,
      ${color.ink};
  }
`;

/** The total in large figures, with what it includes beside it. */
export const priceTotal = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space(1.5)};

  > strong {
    ${headline}
    ${figures}
    color: ${surface.accent};
    font-size: ${text.s48};
    line-height: 1.05;
  }

  > span {
    color: ${surface.textSoft};
    font-size: ${text.s16};
  }
`;
