import { color, media, onInk, space, text } from '@saltbush/ui';
import styled from 'styled-components';

export const Bar = styled.div`
  ${onInk}
  position: sticky;
  z-index: 2;
  inset: 0 0 auto;
  display: grid;
  gap: ${space(0.5)} ${space(3)};
  padding: ${space(1.25)} max(${space(2)}, calc((100% - 40rem) / 2));
  background: ${color.ink};
  font-size: ${text.s16};
  font-weight: 600;

  /* A line for each on a telephone held upright, so that the page below stays where it is when words change. */
  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`;

export const Fact = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-width: 0;

  > svg {
    flex: none;
  }

  &[data-state="on"] > svg {
    color: #8fd6a8;
  }

  &[data-state="waiting"] {
    color: ${color.ochreLight};
  }

  &[data-state="off"] > svg {
    color: ${color.mistOnInk};
  }
`;
