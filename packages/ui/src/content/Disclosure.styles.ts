import styled from 'styled-components';
import { media, motion, space, surface, text } from '../theme/theme.ts';
import { headline } from '../theme/typography.ts';

export const Root = styled.div`
  border-bottom: 1px solid ${surface.line};

  &:first-child {
    border-top: 1px solid ${surface.line};
  }
`;

export const Heading = styled.h3`
  && {
    font-size: inherit;
  }
`;

export const Button = styled.button`
  ${headline}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  width: 100%;
  min-height: 3.5rem;
  padding: ${space(2)} 0;
  border: 0;
  border-radius: 4px;
  background: none;
  color: inherit;
  font-size: ${text.s18};
  font-stretch: 108%;
  font-weight: 660;
  line-height: 1.3;
  letter-spacing: -0.005em;
  text-align: start;
  cursor: pointer;
  transition: color ${motion.quick};

  > svg {
    flex: none;
    color: ${surface.accent};
    transition: transform ${motion.calm};
  }

  &[aria-expanded="true"] > svg {
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

export const Body = styled.div`
  max-width: 32rem;
  padding-bottom: ${space(3)};
  color: ${surface.textSoft};

  /* Text keeps a readable line length; columns use the full width. */
  &:has(table) {
    max-width: none;
  }
`;
