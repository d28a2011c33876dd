import { media, space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';

export const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space(2)};

  ${media.desktop} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  }
`;

export const Find = styled.form`
  display: grid;
  gap: ${space(1.5)};
  max-width: 30rem;
`;

export const Plan = styled.ul`
  display: grid;
  gap: ${space(1)};
  padding: 0;
  list-style: none;
  font-size: ${text.s14};

  strong {
    display: block;
    font-weight: 650;
  }

  span {
    display: block;
    color: ${surface.textSoft};
  }
`;

/** Takes the focus when a form closes. */
export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
`;

export const Whole = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
`;
