import { color, figures, headline, media, onLight, radius, space, text } from '@saltbush/ui';
import styled from 'styled-components';

export const Root = styled.section`
  ${onLight}
  display: grid;
  gap: ${space(3)};
  padding: clamp(${space(3)}, 3vw, ${space(4)}) clamp(${space(2.25)}, 3vw, ${space(4)});
  border-radius: ${radius.card};
  background: ${color.sand};
  scroll-margin-top: calc(var(--sb-header-height) + ${space(2)});
`;

export const Head = styled.div`
  > h2 {
    ${headline}
    font-size: ${text.s28};
  }

  > p {
    margin-top: ${space(1)};
    color: ${color.inkSoft};
    font-size: ${text.s16};
  }
`;

export const Charges = styled.div`
  display: grid;
  align-items: start;
  gap: ${space(3)};

  ${media.desktop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    gap: ${space(5)};
  }
`;

export const Waiting = styled.div`
  display: grid;
  gap: ${space(2)};
  padding: clamp(${space(2.25)}, 3vw, ${space(3)});
  border: 1px solid ${color.hairline};
  border-radius: ${radius.card};
  background: ${color.white};

  > h3 {
    font-size: ${text.s18};
    font-weight: 700;
  }

  > p {
    font-size: ${text.s16};
  }
`;

export const Minutes = styled.div`
  display: grid;
  gap: ${space(2)};

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const Amount = styled.p`
  ${figures}
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space(1.5)};
  max-width: none;

  > strong {
    ${headline}
    font-size: ${text.s36};
  }

  > span {
    color: ${color.inkSoft};
    font-size: ${text.s16};
  }
`;

export const Others = styled.dl`
  display: grid;
  margin: 0;

  > div {
    display: grid;
    padding-block: ${space(2)};
    border-top: 1px solid ${color.hairline};
  }

  > :first-child {
    padding-top: 0;
    border-top: 0;
  }

  dt {
    grid-area: 1 / 1;
    padding-right: ${space(10)};
    font-weight: 600;
  }

  dd {
    display: grid;
    grid-area: 1 / 1;
    justify-items: start;
    gap: ${space(1)};
    margin: 0;
  }

  dd > strong {
    ${figures}
    justify-self: end;
    font-weight: 700;
  }

  dd > p {
    color: ${color.inkSoft};
    font-size: ${text.s16};
  }
`;
