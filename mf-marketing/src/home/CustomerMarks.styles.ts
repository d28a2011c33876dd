import { font, media, space, surface, text } from '@saltbush/ui';
import styled, { css } from 'styled-components';

export const Rows = styled.div`
  display: grid;
  gap: ${space(2)} ${space(6)};

  ${media.desktop} {
    grid-template-columns: 3fr 9fr;
    align-items: center;
    gap: ${space(4)} ${space(6)};
  }
`;

export const Title = styled.h2`
  font-size: ${text.s18};
  line-height: 1.3;
  letter-spacing: 0;
`;

const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space(1.5)} ${space(5)};
  padding: ${space(2)} 0;
  border-top: 1px solid ${surface.line};
`;

export const Centres = styled.ul`
  ${row}
  color: ${surface.textSoft};
  font-weight: 550;
`;

export const Brands = styled.ul`
  ${row}
  font-family: ${font.display};
  font-size: ${text.s22};

  [data-look="wide"] {
    font-stretch: 120%;
    font-weight: 800;
    letter-spacing: -0.03em;
  }

  [data-look="light"] {
    font-weight: 420;
  }

  [data-look="spaced"] {
    font-size: ${text.s18};
    font-weight: 700;
    letter-spacing: 0.16em;
  }

  [data-look="plain"] {
    font-weight: 600;
  }
`;

export const Small = styled.p`
  margin-top: ${space(2)};
  color: ${surface.textSoft};
  font-size: ${text.s14};
`;
