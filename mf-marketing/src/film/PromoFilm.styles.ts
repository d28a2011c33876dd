import { color, media, motion, radius, space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';

export const Figure = styled.figure`
  position: relative;
  display: grid;
  gap: ${space(1.5)};
`;

export const Frame = styled.div`
  position: relative;
  overflow: hidden;
  border-radius: ${radius.card};
  background: ${color.ink};
  aspect-ratio: 16 / 9;

  img,
  video {
    position: absolute;
    inset: 0;
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

/** Under the film on a phone, where they would cover a fifth of it; else at its top, away from its captions. */
export const Controls = styled.div`
  display: flex;
  gap: ${space(1)};

  ${media.tablet} {
    position: absolute;
    inset: ${space(1.5)} ${space(1.5)} auto auto;
  }
`;

/** Dark, so that it is readable on any frame. */
export const Control = styled.button`
  display: inline-flex;
  align-items: center;
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

export const Label = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
`;

export const Caption = styled.figcaption`
  max-width: 45rem;
  color: ${surface.textSoft};
  font-size: ${text.s16};
`;
