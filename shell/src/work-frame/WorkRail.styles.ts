import { color, media, motion, radius, space, surface, text } from '@saltbush/ui';
import styled, { css } from 'styled-components';
import { bar, strip } from './frame-sizes.ts';

/** Applied where the rail shows pictures alone: on tablets, and where the visitor made it narrow. */
const narrow = (rules: ReturnType<typeof css>) => css`
  @media (max-width: 63.99em) {
    ${rules}
  }

  [data-rail="narrow"] & {
    ${rules}
  }
`;

/** Phones have the bar at the bottom instead. */
export const Rail = styled.div`
  position: sticky;
  inset-block-start: ${bar.height};
  display: flex;
  grid-row: 3;
  grid-column: 1;
  flex-direction: column;
  justify-content: space-between;
  gap: ${space(2)};
  height: calc(100dvh - ${bar.height} - ${strip.height});
  padding: ${space(1)};
  border-inline-end: 1px solid ${color.hairline};
  background: ${color.paper};
  overflow: hidden auto;
  scrollbar-width: thin;

  @media (max-width: 47.99em) {
    display: none;
  }

  ${media.print} {
    display: none;
  }
`;

export const Areas = styled.nav`
  display: grid;
  gap: 2px;
`;

const entry = css`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space(1.25)};
  width: 100%;
  min-height: 2.5rem;
  padding-inline: ${space(1.25)};
  border: 0;
  border-radius: ${radius.control};
  background: none;
  color: ${surface.textSoft};
  font: inherit;
  font-size: ${text.s16};
  font-weight: 540;
  text-align: start;
  text-decoration: none;
  cursor: pointer;
  transition:
    background-color ${motion.quick},
    color ${motion.quick};

  > svg {
    flex: none;
  }

  ${media.hover} {
    &:hover {
      background: ${color.sand};
      color: ${surface.text};
    }
  }

  ${narrow(css`
    justify-content: center;
    padding-inline: 0;
  `)}
`;

export const AreaLink = styled.a`
  ${entry}

  &[aria-current] {
    background: ${color.saltbushMist};
    color: ${surface.text};
    font-weight: 640;
  }

  ${media.forcedColors} {
    &[aria-current] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }

  /* A narrow rail has the figure on the corner of the picture. */
  ${narrow(css`
    > [title] {
      position: absolute;
      inset: 0 0 auto auto;
      min-width: 1.125rem;
      padding: 0 0.25rem;
      font-size: 0.6875rem;
      line-height: 1.125rem;
    }
  `)}
`;

export const Label = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
  line-height: 1.25;

  ${narrow(css`
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  `)}
`;

/** Tablets have no room for the other width. */
export const Toggle = styled.button`
  ${entry}
  font-size: ${text.s14};

  @media (max-width: 63.99em) {
    display: none;
  }
`;
