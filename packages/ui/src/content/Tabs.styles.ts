import styled from 'styled-components';
import { color, media, motion, space, surface, text } from '../theme/theme.ts';
import { label } from '../theme/typography.ts';

export const List = styled.div`
  display: flex;
  gap: ${space(0.5)};
  overflow-x: auto;
  scrollbar-width: none;
  box-shadow: inset 0 -1px 0 ${surface.line};
`;

export const Tab = styled.button`
  ${label}
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${space(1)};
  min-height: 3rem;
  padding: ${space(1)} ${space(2)};
  border: 0;
  border-radius: 6px 6px 0 0;
  background: none;
  color: ${surface.textSoft};
  font-size: ${text.s16};
  cursor: pointer;
  transition:
    background-color ${motion.quick},
    color ${motion.quick};

  &::after {
    content: "";
    position: absolute;
    inset: auto ${space(2)} 0;
    height: 3px;
    border-radius: 3px 3px 0 0;
    background: ${surface.link};
    opacity: 0;
    transform: scaleX(0.4);
    transition:
      opacity ${motion.quick},
      transform ${motion.quick};
  }

  &[aria-selected="true"] {
    color: ${surface.text};
  }

  &[aria-selected="true"]::after {
    opacity: 1;
    transform: none;
  }

  ${media.forcedColors} {
    &::after {
      background: Highlight;
    }
  }

  ${media.hover} {
    &:hover {
      background: ${surface.quiet};
      color: ${surface.text};
    }
  }

  &:active {
    color: ${surface.link};
  }

  /*
   * When the names with their warnings do not fit the row, the warnings move below the names, so that no tab slides
   * out of sight.
   */
  ${media.tablet} {
    flex: 0 1 auto;

    &:has(> span) {
      flex-wrap: wrap;
      align-content: center;
      row-gap: 0;
      text-align: start;
    }
  }

  /* Four short names fit a phone. */
  @media (max-width: 29.99em) {
    padding-inline: ${space(1)};
    font-size: ${text.s14};

    &::after {
      inset-inline: ${space(1)};
    }
  }

  /* The list clips what lies outside it. */
  &:focus-visible {
    outline-offset: -3px;
    box-shadow: none;
  }

  > span {
    padding: ${space(0.25)} ${space(1)};
    border-radius: 999px;
    background: ${color.ochreMist};
    color: ${color.ochre};
    font-size: ${text.s14};
  }
`;

export const Panel = styled.div`
  padding-top: ${space(3)};
`;
