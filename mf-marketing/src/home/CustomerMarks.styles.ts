import { color, media, space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';
import { Track } from './MarkStrip.styles.ts';

export const Rows = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)} ${space(6)};

  ${media.desktop} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 9fr);
    align-items: center;
  }
`;

export const Title = styled.h2`
  font-size: ${text.s18};
  line-height: 1.3;
  letter-spacing: 0;
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)};
  margin-top: ${space(2)};
`;

export const Small = styled.p`
  color: ${surface.textSoft};
  font-size: ${text.s14};
`;

/** Where nothing moves there is nothing to stop. */
export const Stop = styled.label`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-height: 2.75rem;
  color: ${surface.link};
  font-size: ${text.s14};
  font-weight: 640;
  cursor: pointer;

  input {
    width: 1.125rem;
    height: 1.125rem;
    margin: 0;
    accent-color: ${color.saltbush};
    cursor: pointer;
  }

  ${media.reducedMotion} {
    display: none;
  }

  ${media.print} {
    display: none;
  }

  @supports not selector(:has(*)) {
    display: none;
  }
`;

export const Marks = styled.div`
  &:has(input:checked) ${Track} {
    animation-play-state: paused;
  }
`;
