import { media, space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
`;

/** The button with the error below it. Takes no room without an error. */
export const Sending = styled.div`
  [role] > * {
    margin-top: ${space(2.5)};
  }
`;

export const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

export const Privacy = styled.div`
  display: grid;
  gap: ${space(1.5)};

  h3 {
    font-size: ${text.s18};
  }

  > p {
    color: ${surface.textSoft};
    font-size: ${text.s16};
  }
`;

export const Received = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(2.5)};

  h3 {
    font-size: ${text.s28};
  }
`;

export const Reference = styled.strong`
  display: inline-block;
`;
