import { color, media, motion, onInk, radius, space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';
import { bar } from './frame-sizes.ts';

export const Bar = styled.header`
  ${onInk}
  position: sticky;
  z-index: 10;
  inset-block-start: 0;
  display: flex;
  grid-row: 1;
  grid-column: 1 / -1;
  align-items: center;
  gap: ${space(1)};
  min-height: ${bar.height};
  padding-inline: ${space(1)} var(--sb-gutter);
  background: ${color.ink};
  font-size: ${text.s14};

  /* The sheet of the search on phones covers the bar at their bottom too. */
  &:has([role="search"][data-open]) {
    z-index: 13;
  }

  ${media.print} {
    display: none;
  }
`;

export const MarkLink = styled.a`
  display: grid;
  flex: none;
  place-items: center;
  width: ${space(5)};
  height: ${space(5)};
  border-radius: ${radius.control};

  > svg {
    width: 1.625rem;
    height: 1.625rem;
  }

  path:first-child {
    fill: ${color.ochreLight};
  }

  path + path {
    fill: ${color.ink};
  }
`;

const link = `
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  min-height: 2.75rem;
  padding-inline: 0.75rem;
  border-radius: ${radius.control};
  color: ${surface.textSoft};
  font-weight: 560;
  text-decoration: none;
  white-space: nowrap;
  transition: color ${motion.quick};
`;

export const Places = styled.nav`
  display: flex;
  flex: none;

  > a {
    ${link}
    font-size: ${text.s16};
  }

  > a[aria-current] {
    color: ${surface.text};
    font-weight: 660;
  }

  ${media.hover} {
    > a:hover {
      color: ${surface.text};
    }
  }

  ${media.forcedColors} {
    > a[aria-current] {
      text-decoration: underline;
    }
  }
`;

/** The one search has the room between the place and the account. */
export const Search = styled.div`
  flex: 1;
  min-width: 0;
`;

export const Account = styled.div`
  display: none;

  ${media.tablet} {
    display: flex;
    flex: none;
    align-items: center;
    margin-inline-end: calc(-1 * ${space(1.5)});
  }

  > a {
    ${link}
  }

  ${media.hover} {
    > a:hover {
      color: ${surface.text};
    }
  }
`;

export const Who = styled.span`
  max-width: 14rem;
  padding-inline: ${space(1.5)};
  overflow: hidden;
  font-weight: 560;
  text-overflow: ellipsis;
  white-space: nowrap;

  @media (max-width: 63.99em) {
    display: none;
  }
`;
