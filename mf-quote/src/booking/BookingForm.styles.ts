import { color, media, onLight, radius, space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';
import { priceCard, priceTotal } from '../price/priceCard.styles.ts';

export const Layout = styled.div`
  display: grid;
  align-items: start;
  gap: ${space(3)};
  margin-top: ${space(4)};

  > * {
    min-width: 0;
  }

  ${media.desktop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    gap: ${space(4)};
  }
`;

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};

  > [type="submit"] {
    justify-self: start;
  }

  ${media.desktop} {
    grid-area: 1 / 1;
  }

  @media (max-width: 29.99em) {
    > [type="submit"] {
      justify-self: stretch;
    }
  }
`;

/** Questions on one white sheet. */
export const Sheet = styled.div`
  ${onLight}
  min-width: 0;
  padding-inline: clamp(${space(2.25)}, 3vw, ${space(4)});
  border: 1px solid ${color.hairline};
  border-radius: ${radius.card};
  background: ${color.white};
`;

export const Part = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  padding-block: clamp(${space(3.5)}, 4vw, ${space(5)});

  & + & {
    border-top: 1px solid ${color.hairline};
  }
`;

/** A reference broken at a hyphen is hard to read out, so it breaks only when it is wider than the page. */
export const Reference = styled.span`
  display: inline-block;
  /* A box of its own does not get the underline of the link around it. */
  text-decoration: inherit;
`;

/** Two short answers side by side, when both have room. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr));
  align-items: start;
  gap: ${space(3)} ${space(2.5)};

  /* One with help, one without: the boxes on one line. */
  &[data-align="end"] {
    align-items: end;
  }
`;

/** Something that the quote already says: shown, not asked. */
export const Known = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(1)};
  padding: ${space(1.5)} ${space(2)};
  border-radius: ${radius.control};
  background: ${color.sand};
  font-size: ${text.s16};

  > strong {
    overflow-wrap: anywhere;
  }
`;

/** Suggested answers, under their question. */
export const Offers = styled.div`
  display: grid;
  gap: ${space(1)};
  max-width: 28rem;

  > p {
    color: ${surface.textSoft};
    font-size: ${text.s14};
  }

  > button {
    justify-content: space-between;
    gap: ${space(2)};
    text-align: start;
  }

  strong {
    flex: none;
    font-weight: 700;
  }
`;

export const Aside = styled.aside`
  ${priceCard}
  gap: ${space(1.5)};

  ${media.desktop} {
    grid-area: 1 / 2;
  }

  > h2 {
    font-size: ${text.s22};
    overflow-wrap: anywhere;
  }
`;

export const Total = styled.p`
  ${priceTotal}
`;

/** Every line of the price; beside the form when there is room. */
export const Lines = styled.div`
  @media (max-width: 63.99em) {
    display: none;
  }
`;

export const Small = styled.p`
  color: ${surface.textSoft};
  font-size: ${text.s14};
  line-height: 1.5;
`;

export const Good = styled.li`
  display: grid;
  gap: ${space(3)};
  padding: clamp(${space(2)}, 3vw, ${space(3)});
  border: 1px solid ${color.hairline};
  border-radius: ${radius.control};
`;

export const Goods = styled.ol`
  display: grid;
  gap: ${space(2)};
`;
