import { color, media, radius, space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';

/** One column, as wide as a telephone held across. */
export const Page = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(2.5)};
  max-width: 40rem;
  min-height: calc(100vh - 4rem);
  margin: 0 auto;
  padding: ${space(3)} ${space(2)} ${space(4)};
  font-size: ${text.s18};
  overflow-wrap: anywhere;
`;

export const Head = styled.header`
  display: grid;
  gap: ${space(0.75)};

  h1 {
    font-size: ${text.s36};
  }

  p {
    color: ${surface.textSoft};
  }
`;

export const Stop = styled.div`
  display: grid;
  gap: ${space(1.5)};

  h2 {
    font-size: ${text.s22};
  }
`;

export const Address = styled.p`
  font-size: ${text.s22};
  line-height: 1.35;

  > strong {
    display: block;
  }
`;

/** What somebody typed: it keeps its lines. */
export const Words = styled.p`
  padding-left: ${space(1.5)};
  border-left: 4px solid ${color.ochre};
  white-space: pre-line;
`;

export const Ways = styled.div`
  display: grid;
  gap: ${space(1.5)};

  > * {
    min-height: 3.5rem;
  }

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`;

/** A part of the page with its own heading. */
export const Part = styled.section`
  display: grid;
  gap: ${space(1.5)};

  h2 {
    font-size: ${text.s22};
  }
`;

export const Soft = styled.p`
  color: ${surface.textSoft};
  font-size: ${text.s16};
`;

/** The one thing to do next stays within reach of a thumb. */
export const Act = styled.div`
  position: sticky;
  z-index: 1;
  bottom: 0;
  display: grid;
  gap: ${space(1.5)};
  margin: 0 calc(${space(2)} * -1);
  padding: ${space(2)};
  border-top: 1px solid ${color.hairline};
  background: ${color.paper};

  > button[data-size] {
    min-height: 4rem;
    font-size: ${text.s22};
  }

  > button[data-variant="quiet"] {
    font-size: ${text.s18};
  }

  /* On a telephone held across it would cover the job. */
  @media (max-height: 37.5em) {
    position: static;
  }
`;

export const Ask = styled.div`
  display: grid;
  gap: ${space(1.5)};
  padding: ${space(2)};
  border: 2px solid ${color.ink};
  border-radius: ${radius.card};
  background: ${color.white};

  button {
    min-height: 3.5rem;
  }
`;
