import { media, space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';

/** On phones the form comes before the details; from 1024 px it stands beside them. */
export const Top = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};

  ${media.desktop} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    grid-template-rows: auto 1fr;
    column-gap: ${space(9)};
  }
`;

export const Opening = styled.div`
  ${media.desktop} {
    grid-area: 1 / 1;
  }
`;

export const Writing = styled.div`
  ${media.desktop} {
    grid-area: 1 / 2 / 3 / 3;
  }
`;

/** What a short answer means, below it. */
export const Explained = styled.span`
  display: block;
  color: ${surface.textSoft};
  font-weight: 400;
`;

export const Details = styled.div`
  ${media.desktop} {
    grid-area: 2 / 1;
  }

  h2 {
    margin-bottom: ${space(2)};
    font-size: ${text.s22};
  }

  > div,
  > p {
    margin-top: ${space(2.5)};
    color: ${surface.textSoft};
  }
`;

export const SectionTitle = styled.h2`
  margin-bottom: ${space(4)};
`;

export const Doors = styled.ul`
  display: grid;
  gap: 0 ${space(8)};

  li {
    display: grid;
    gap: ${space(0.5)};
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
