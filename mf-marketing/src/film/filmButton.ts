import { color, media, motion, radius, space, text } from '@saltbush/ui';
import { css } from 'styled-components';

/** A button over a moving picture: dark, so that it is readable on any frame. */
export const filmButton = css`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-height: 2.75rem;
  padding: 0 ${space(2)} 0 ${space(1.5)};
  border: 1px solid ${color.hairlineOnInk};
  border-radius: ${radius.pill};
  background: color-mix(in srgb, ${color.ink} 86%, transparent);
  color: ${color.white};
  font: inherit;
  font-size: ${text.s14};
  font-weight: 600;
  cursor: pointer;
  transition: background-color ${motion.quick};

  &:active {
    background: ${color.inkRaised};
  }

  ${media.hover} {
    &:hover {
      background: ${color.ink};
    }
  }

  /* Without scripts the button does nothing, and in print nothing moves. */
  @media (scripting: none) {
    display: none;
  }

  ${media.print} {
    display: none;
  }
`;
