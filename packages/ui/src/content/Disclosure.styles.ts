import styled from 'styled-components';
import { media, motion, space, surface, text } from '../theme/theme.ts';
import { headline } from '../theme/typography.ts';

export const Root = styled.details`
  border-bottom: 1px solid ${surface.line};

  &:first-child {
    border-top: 1px solid ${surface.line};
  }

  ${media.print} {
    &::details-content {
      content-visibility: visible;
    }
  }
`;

export const Summary = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  min-height: 3.5rem;
  padding: ${space(2)} 0;
  border-radius: 4px;
  list-style: none;
  cursor: pointer;
  transition: color ${motion.quick};

  /* Safari draws its own marker all the same. */
  &::-webkit-details-marker {
    display: none;
  }

  > svg {
    flex: none;
    color: ${surface.accent};
    transition: transform ${motion.calm};
  }

  [open] > & > svg {
    transform: rotate(180deg);
  }

  ${media.hover} {
    &:hover {
      color: ${surface.link};
    }
  }

  &:active {
    color: ${surface.linkHover};
  }

  ${media.print} {
    > svg {
      display: none;
    }
  }
`;

export const Heading = styled.h3`
  && {
    ${headline}
    font-size: ${text.s18};
    font-stretch: 108%;
    font-weight: 660;
    line-height: 1.3;
    letter-spacing: -0.005em;
  }
`;

export const Body = styled.div`
  max-width: 32rem;
  padding-bottom: ${space(3)};
  color: ${surface.textSoft};

  /* Text keeps a readable line length; columns use the full width. */
  &:has(table) {
    max-width: none;
  }
`;
