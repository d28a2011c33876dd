import { color, media, motion, radius, shadow, space, surface, text } from '@saltbush/ui';
import styled, { css, keyframes } from 'styled-components';
import { menuToggle } from './menu-toggle.styles.ts';
import { underline } from './underline.styles.ts';

const appear = keyframes`
  from {
    opacity: 0;
    transform: translateY(-4px);
  }
`;

export const Item = styled.li`
  position: relative;
`;

const onBar = css`
  /* The bar of a small laptop has room for the words alone. */
  @media (max-width: 74.99em) {
    svg {
      display: none;
    }
  }

  min-height: ${space(5.5)};
  padding: 0 var(--bar-space);
  font-size: ${text.s16};

  &[aria-current],
  [open] > & {
    color: ${surface.link};
  }

  &[aria-current]::after {
    transform: scaleX(1);
  }
`;

const onUtility = css`
  min-height: ${space(5)};
  padding: 0 ${space(1)};
  font-size: ${text.s14};
  font-weight: 500;

  &[aria-current],
  [open] > & {
    color: ${surface.link};
  }
`;

export const Trigger = styled.summary<{ $tone: 'light' | 'dark' }>`
  ${menuToggle}
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${space(0.5)};
  border-radius: ${radius.control};
  color: ${surface.text};
  font-weight: 560;
  white-space: nowrap;
  transition: color ${motion.quick};

  svg {
    flex: none;
    opacity: 0.7;
    transition: transform ${motion.quick};
  }

  [open] > & svg {
    transform: rotate(180deg);
  }

  ${underline}

  ${media.hover} {
    &:hover {
      color: ${surface.link};
    }
  }

  ${({ $tone }) => ($tone === 'dark' ? onUtility : onBar)}
`;

export const Panel = styled.ul<{ $align: 'start' | 'end' }>`
  position: absolute;
  z-index: 1;
  inset-block-start: calc(100% + ${space(0.75)});
  ${({ $align }) => ($align === 'end' ? 'inset-inline-end: 0;' : 'inset-inline-start: 0;')}
  display: none;
  min-width: ${space(32)};
  padding: ${space(1)};
  border: 1px solid ${color.hairline};
  border-radius: ${radius.card};
  background: ${color.white};
  box-shadow: ${shadow.low};
  animation: ${appear} ${motion.quick};

  [open] > & {
    display: grid;
  }

  /* The pointer may cross the gap between button and panel without closing the menu (WCAG 2.2, 1.4.13). */
  &::before {
    position: absolute;
    inset: calc(-1 * ${space(1)}) 0 auto;
    height: ${space(1)};
    content: "";
  }
`;

export const PanelLink = styled.a`
  display: flex;
  align-items: center;
  min-height: ${space(5.5)};
  padding: 0 ${space(1.5)};
  border-inline-start: 3px solid transparent;
  border-radius: ${radius.control};
  color: ${color.ink};
  font-size: ${text.s16};
  font-weight: 500;
  text-decoration: none;
  white-space: nowrap;
  transition: background-color ${motion.quick};

  ${media.hover} {
    &:hover {
      background: ${color.saltbushMist};
      color: ${color.saltbushDark};
    }
  }

  &[aria-current="page"] {
    border-start-start-radius: 0;
    border-end-start-radius: 0;
    border-inline-start-color: ${color.ochre};
    background: ${color.sand};
    font-weight: 680;
  }
`;
