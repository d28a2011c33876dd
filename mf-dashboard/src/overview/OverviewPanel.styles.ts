import { media, space, text } from '@saltbush/ui';
import styled from 'styled-components';

/** What moves and what to know come before saved quotes on phones; beside each other where there is room. */
export const Areas = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};

  ${media.desktop} {
    grid-template-areas:
      "recent beside"
      "quotes beside";
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
    grid-template-rows: auto 1fr;
    align-items: start;
  }
`;

export const Recent = styled.div`
  ${media.desktop} {
    grid-area: recent;
  }
`;

export const Quotes = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};

  ${media.desktop} {
    grid-area: quotes;
  }
`;

export const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};

  ${media.desktop} {
    grid-area: beside;
  }
`;

export const Actions = styled.div`
  display: grid;
  gap: ${space(1.5)};
`;

export const Help = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
  gap: ${space(1)};
  margin-top: ${space(2)};
`;

/** Leads to the whole of what a panel shows the beginning of. */
export const More = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: 2.5rem;
  font-size: ${text.s14};
  font-weight: 600;
`;
