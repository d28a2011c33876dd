import { color, media, radius, space } from '@saltbush/ui';
import { styled } from 'styled-components';

/** One column on a phone; on a desk the view keeps the left. */
export const Layout = styled.div`
  display: grid;
  grid-template-areas: "choice" "view" "facts";
  gap: ${space(3)};

  > * {
    min-width: 0;
  }

  ${media.desktop} {
    grid-template-areas: "view choice" "view facts";
    grid-template-rows: auto 1fr;
    grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);
    column-gap: ${space(6)};
  }
`;

export const Choice = styled.div`
  display: grid;
  grid-area: choice;
  gap: ${space(2)};
`;

export const View = styled.div`
  display: grid;
  grid-area: view;
  align-content: start;
  gap: ${space(2)};
`;

export const Stage = styled.div`
  overflow: hidden;
  background: ${color.white};
  border: 1px solid ${color.hairline};
  border-radius: ${radius.card};
`;

export const Facts = styled.div`
  display: grid;
  grid-area: facts;
  align-content: start;
  gap: ${space(2)};
`;
