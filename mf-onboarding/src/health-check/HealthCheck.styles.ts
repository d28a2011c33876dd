import { color, figures, headline, media, radius, space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  padding: clamp(${space(2.5)}, 4vw, ${space(5)});
  border: 1px solid ${color.hairline};
  border-radius: ${radius.card};
  background: ${color.white};
`;

export const Progress = styled.div`
  ${figures}
  display: grid;
  gap: ${space(1)};
  font-size: ${text.s14};
  font-weight: 600;

  > progress {
    width: 100%;
    height: 8px;
    border: 0;
    border-radius: ${radius.pill};
    background: ${color.saltbushMist};
    overflow: hidden;
    appearance: none;
  }

  > progress::-webkit-progress-bar {
    background: ${color.saltbushMist};
  }

  > progress::-webkit-progress-value {
    border-radius: ${radius.pill};
    background: ${color.saltbush};
  }

  > progress::-moz-progress-bar {
    background: ${color.saltbush};
  }
`;

export const Head = styled.div`
  display: grid;
  gap: ${space(1)};

  > h2 {
    font-size: ${text.s28};
    outline-offset: 4px;
  }

  > p {
    color: ${surface.textSoft};
  }
`;

export const Questions = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3.5)};
  /* Keeps the buttons roughly in place when a step is short. */
  align-content: start;

  ${media.tablet} {
    min-height: 20rem;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space(1.5)};

  @media (max-width: 29.99em) {
    flex-direction: column-reverse;
  }
`;

/** Beside the form, in a quieter tone. */
export const Aside = styled.aside`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};

  > h2 {
    font-size: ${text.s22};
  }

  > p {
    color: ${surface.textSoft};
    font-size: ${text.s16};
  }
`;

export const Score = styled.p`
  ${figures}
  display: flex;
  align-items: baseline;
  gap: ${space(1.5)};
  font-size: ${text.s22};

  > strong {
    ${headline}
    color: ${color.saltbush};
    font-size: clamp(4rem, 3rem + 5vw, 6.5rem);
    line-height: 0.95;
  }
`;

export const Analysis = styled.div`
  display: grid;
  gap: ${space(2)};
  max-width: 42rem;
`;

export const NextSteps = styled.ol`
  display: grid;
  gap: ${space(1.5)};
  max-width: 42rem;
  padding-inline-start: 1.4em;
  list-style: decimal;

  > li::marker {
    color: ${color.ochre};
    font-weight: 700;
  }
`;

export const ChartPlace = styled.div`
  min-height: 18rem;
`;

export const ResultActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1.5)};

  @media (max-width: 29.99em) {
    > * {
      flex: 1 1 100%;
    }
  }
`;
