import { media, space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';

export const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};

  ${media.print} {
    display: none;
  }
`;

/** The question, with its answers beside it when there is room. */
export const Question = styled.div`
  display: grid;
  gap: ${space(2)};

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
    gap: ${space(4)};
  }
`;

export const Words = styled.div`
  display: grid;
  gap: ${space(1)};
  max-width: 46rem;
  overflow-wrap: anywhere;

  /* The column is narrow enough: lines of one length would leave half of it empty. */
  p {
    max-width: none;
    text-wrap: pretty;
  }
`;

export const Soft = styled.p`
  color: ${surface.textSoft};
  font-size: ${text.s14};
`;

export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
`;
