import { color, media, radius, space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';

export const Head = styled.div`
  display: grid;
  gap: ${space(1)};
  margin-bottom: ${space(5)};

  p {
    color: ${surface.textSoft};
  }
`;

/** On a desk the phone stands beside the wide pictures, as high as both rows. */
export const Screens = styled.div`
  display: grid;
  gap: ${space(5)} ${space(4)};

  ${media.desktop} {
    grid-template-columns: repeat(12, 1fr);
    align-items: start;
  }
`;

export const Screen = styled.figure`
  display: grid;
  gap: ${space(1.5)};
  min-width: 0;

  &[data-screen="tracking"] {
    max-width: 20rem;
  }

  ${media.desktop} {
    grid-column: span 8;

    &[data-screen="tracking"] {
      grid-column: span 4;
    }

    &[data-screen="pod"] {
      grid-column: span 5;
    }

    &[data-screen="console"] {
      grid-column: span 7;
    }
  }
`;

export const Frame = styled.div`
  overflow: hidden;
  border: 1px solid ${color.hairline};
  border-radius: ${radius.card};
  background: ${color.sand};
`;

export const Caption = styled.figcaption`
  color: ${surface.textSoft};
  font-size: ${text.s16};

  strong {
    color: ${surface.text};
  }
`;
