import { color, figures, media, onLight, radius, space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';

/** Five columns where they fit; in between they scroll sideways in their own box; on phones they are sections. */
export const Columns = styled.div`
  display: grid;
  gap: ${space(2)};

  @media (min-width: 48em) {
    grid-template-columns: repeat(5, minmax(14.5rem, 1fr));
    align-items: start;
    gap: ${space(1.5)};
    margin-inline: calc(-1 * var(--sb-gutter));
    padding-inline: var(--sb-gutter);
    padding-bottom: ${space(1)};
    overflow-x: auto;
    scroll-padding-inline: var(--sb-gutter);
  }

  @media (min-width: 84em) {
    grid-template-columns: repeat(5, minmax(0, 1fr));
    margin-inline: 0;
    padding-inline: 0;
    overflow: visible;
  }

  ${media.print} {
    display: block;
  }
`;

export const Column = styled.section`
  ${onLight}
  display: grid;
  align-content: start;
  gap: ${space(1)};
  min-width: 0;
  padding: ${space(1)};
  border: 2px solid transparent;
  border-radius: ${radius.card};
  background: color-mix(in srgb, ${color.ink} 5%, ${color.paper});

  @media (min-width: 48em) {
    min-height: 16rem;
  }

  &[data-takes] {
    border-color: ${color.saltbush};
    border-style: dashed;
    background: ${color.saltbushMist};
  }

  > h2 {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    padding: ${space(0.25)} ${space(0.5)};
    font-family: inherit;
    font-size: ${text.s14};
    font-stretch: 100%;
    font-weight: 700;
    letter-spacing: 0;
  }

  ${media.forcedColors} {
    border-color: CanvasText;

    &[data-takes] {
      border-color: Highlight;
    }
  }
`;

export const Count = styled.span`
  ${figures}
  color: ${surface.textSoft};
  font-weight: 500;
`;

export const Empty = styled.p`
  padding: ${space(0.5)};
  color: ${surface.textSoft};
  font-size: ${text.s14};
`;

export const Cards = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)};
  margin: 0;
  padding: 0;
  list-style: none;

  &:empty {
    display: none;
  }
`;
