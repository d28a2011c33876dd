import { color, media, radius, space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';

export const Nav = styled.nav`
  min-width: 0;

  ${media.desktop} {
    position: sticky;
    top: calc(var(--sb-header-height) + ${space(2)});
    align-self: start;
    max-height: calc(100vh - var(--sb-header-height) - ${space(4)});
    overflow-y: auto;
  }

  ${media.print} {
    display: none;
  }
`;

export const Narrow = styled.details`
  border: 1px solid ${surface.line};
  border-radius: ${radius.control};
  background: ${color.white};

  > summary {
    min-height: 3rem;
    padding: ${space(1.5)} ${space(2)};
    border-radius: ${radius.control};
    font-weight: 620;
    cursor: pointer;
  }

  > ul {
    padding: 0 ${space(1)} ${space(1)};
  }

  ${media.desktop} {
    display: none;
  }
`;

export const Wide = styled.div`
  display: none;

  ${media.desktop} {
    display: block;
  }
`;

export const List = styled.ul`
  padding: 0;
  font-size: ${text.s14};
  list-style: none;

  & & {
    margin-inline-start: ${space(1.5)};
  }

  a {
    display: block;
    padding: ${space(0.625)} ${space(1)};
    border-inline-start: 3px solid transparent;
    border-radius: 4px;
    color: ${surface.textSoft};
    line-height: 1.4;
    text-decoration: none;
    overflow-wrap: anywhere;
  }

  a[aria-current] {
    border-color: ${surface.accent};
    color: ${surface.text};
    font-weight: 620;
  }

  ${media.hover} {
    a:hover {
      color: ${surface.linkHover};
    }
  }
`;
