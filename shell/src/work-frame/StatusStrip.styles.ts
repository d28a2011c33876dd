import { color, figures, media, surface, text } from '@saltbush/ui';
import styled from 'styled-components';
import { strip } from './frame-sizes.ts';

export const Strip = styled.footer`
  ${figures}
  display: none;

  ${media.tablet} {
    position: sticky;
    z-index: 5;
    inset-block-end: 0;
    display: flex;
    grid-row: 4;
    grid-column: 1 / -1;
    align-items: center;
    min-height: ${strip.height};
    padding-inline: 1.125rem var(--sb-gutter);
    border-block-start: 1px solid ${color.hairline};
    background: ${color.paper};
    color: ${surface.textSoft};
    font-size: ${text.s14};
    line-height: 1.25;
  }

  ${media.print} {
    display: none;
  }
`;
