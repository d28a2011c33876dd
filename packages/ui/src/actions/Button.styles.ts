import styled, { css } from 'styled-components';
import { color, media, motion, radius, space, surface, text } from '../theme/theme.ts';
import { label } from '../theme/typography.ts';

const sizes = css`
  &[data-size="small"] {
    min-height: 2.5rem;
    padding: ${space(0.5)} ${space(1.75)};
    font-size: ${text.s14};

    /* Large enough for a finger. */
    @media (pointer: coarse) {
      min-height: 2.75rem;
    }
  }

  &[data-size="large"] {
    min-height: 3.5rem;
    padding: ${space(1)} ${space(3.5)};
    font-size: ${text.s18};
  }

  &[data-width="full"] {
    width: 100%;
  }
`;

const variants = css`
  --fill: ${surface.action};
  --fill-hover: ${surface.actionHover};
  --letters: ${surface.actionText};
  --edge: transparent;

  &[data-variant="secondary"] {
    --fill: transparent;
    --fill-hover: ${surface.quiet};
    --letters: ${surface.text};
    --edge: currentColor;
  }

  &[data-variant="quiet"] {
    --fill: transparent;
    --fill-hover: ${surface.quiet};
    --letters: ${surface.link};
  }

  &[data-variant="platform"] {
    --fill: ${color.signal};
    --fill-hover: ${color.signalDark};
    --letters: ${color.white};
  }

  &[data-variant="danger"] {
    --fill: ${color.white};
    --fill-hover: ${color.signalMist};
    --letters: ${color.signal};
    --edge: ${color.signal};
  }
`;

/** The look that buttons and links shaped like buttons share. */
export const buttonLook = css`
  ${label}
  ${variants}
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(1.25)};
  min-height: 3rem;
  padding: ${space(0.75)} ${space(2.75)};
  border: 1.5px solid var(--edge);
  border-radius: ${radius.control};
  background-color: var(--fill);
  color: var(--letters);
  font-size: ${text.s16};
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition:
    background-color ${motion.quick},
    color ${motion.quick},
    transform ${motion.quick};
  ${sizes}

  > svg {
    flex: none;
    transition: transform ${motion.quick};
  }

  ${media.hover} {
    &:hover:not([aria-disabled="true"], :disabled) {
      background-color: var(--fill-hover);
      color: var(--letters);
    }

    &:hover:not([aria-disabled="true"], :disabled) > svg[data-place="after"] {
      transform: translateX(2px);
    }
  }

  &:active:not([aria-disabled="true"], :disabled) {
    background-color: var(--fill-hover);
    transform: translateY(1px);
  }

  &:disabled,
  &[aria-disabled="true"]:not([aria-busy="true"]) {
    border-color: ${surface.line};
    background-color: transparent;
    background-image: linear-gradient(${surface.line}, ${surface.line});
    background-origin: border-box;
    color: ${surface.textSoft};
    cursor: not-allowed;
  }

  &[aria-busy="true"] {
    cursor: progress;
  }

  ${media.print} {
    display: none;
  }
`;

export const Button = styled.button`
  ${buttonLook}
`;

export const Link = styled.a`
  ${buttonLook}
`;
