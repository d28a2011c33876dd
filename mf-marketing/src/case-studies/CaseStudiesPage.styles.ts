import { figures, headline, media, space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';

export const Title = styled.h2`
  margin-bottom: ${space(5)};
`;

export const Stories = styled.ol`
  display: grid;
  gap: ${space(5)};

  h3 {
    margin: ${space(2.5)} 0 ${space(0.5)};
  }

  p {
    color: ${surface.textSoft};
  }

  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space(4)};
  }

  ${media.desktop} {
    grid-template-columns: 5fr 4fr 4fr;
    gap: ${space(6)};
  }
`;

export const Figure = styled.div`
  ${headline}
  ${figures}
  color: ${surface.accent};
  font-size: ${text.s64};
  line-height: 1;
`;

export const Claim = styled.div`
  font-size: ${text.s22};
  font-weight: 600;
`;

export const Benefits = styled.div`
  display: grid;
  gap: 0 ${space(8)};

  > div {
    display: grid;
    align-content: start;
    gap: ${space(0.75)};
    padding: ${space(2.5)} 0;
    border-top: 1px solid ${surface.line};
  }

  p {
    color: ${surface.textSoft};
  }

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`;
