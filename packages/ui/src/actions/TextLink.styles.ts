import styled from 'styled-components';
import { motion, space, surface } from '../theme/theme.ts';

export const Link = styled.a`
  color: ${surface.link};
  font-weight: 550;
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.22em;
  border-radius: 2px;
  transition: color ${motion.quick};

  &[href^="tel:"] {
    display: inline-block;
  }

  &[data-standalone] {
    display: inline-flex;
    align-items: center;
    gap: ${space(1)};
    min-height: 2.75rem;
  }

  > svg {
    flex: none;
    transition: transform ${motion.quick};
  }

  &:hover {
    color: ${surface.linkHover};
    text-decoration-thickness: 2px;
  }

  &:hover > svg {
    transform: translateX(2px);
  }

  &:active {
    color: ${surface.text};
  }
`;
