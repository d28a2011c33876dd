import { figures, media, space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';

/** Where it is, and when it is expected: beside each other where there is room. */
export const Words = styled.div`
  ${figures}
  display: grid;
  gap: ${space(2)} ${space(4)};
  margin-bottom: ${space(2)};

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  p {
    color: ${surface.textSoft};
    font-size: ${text.s14};
    line-height: 1.5;
  }
`;

/** The line to read first. */
export const Main = styled.h3`
  && {
    margin-bottom: ${space(0.25)};
    font-size: ${text.s18};
    overflow-wrap: anywhere;
  }
`;

export const Kept = styled.p`
  max-width: none;
  margin-top: ${space(1.25)};
  color: ${surface.textSoft};
  font-size: ${text.s14};
  line-height: 1.5;
`;
