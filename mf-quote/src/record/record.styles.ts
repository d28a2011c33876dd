import { color, media, onLight, radius, space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';
import { priceCard, priceTotal } from '../price/priceCard.styles.ts';

export const PrintHead = styled.div`
  display: none;

  ${media.print} {
    display: flex;
    align-items: flex-start;
    justify-content: space-between;
    gap: ${space(3)};
    margin-bottom: 6mm;
    padding-bottom: 4mm;
    border-bottom: 1px solid ${color.ink};
    font-size: 9pt;

    > p {
      text-align: end;
    }
  }
`;

/** A reference breaks at its hyphens only where it is wider than the page. */
export const Reference = styled.span`
  display: inline-block;
`;

/** The record on the left, price and buttons on the right. On phones the price comes first. */
export const Columns = styled.div`
  display: grid;
  align-items: start;
  gap: clamp(${space(3)}, 4vw, ${space(6)});
  margin-top: ${space(4)};

  > * {
    min-width: 0;
  }

  ${media.desktop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }

  ${media.print} {
    display: block;
    margin-top: 4mm;
  }
`;

export const Main = styled.div`
  display: grid;
  gap: ${space(5)};

  ${media.desktop} {
    grid-area: 1 / 1;
  }

  ${media.print} {
    gap: 5mm;
    margin-top: 5mm;
  }

  h2 {
    margin-bottom: ${space(2)};
    font-size: ${text.s22};
  }
`;

export const Aside = styled.aside`
  ${priceCard}
  gap: ${space(2)};

  ${media.desktop} {
    grid-area: 1 / 2;
  }

  ${media.print} {
    ${onLight}
    position: static;
    max-height: none;
    padding: 0;
    background: none;
  }

  > h2 {
    font-size: ${text.s18};
  }
`;

export const Total = styled.p`
  ${priceTotal}
`;

export const Small = styled.p`
  color: ${surface.textSoft};
  font-size: ${text.s14};
  line-height: 1.5;
`;

export const Acts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 10.5rem), 1fr));
  gap: ${space(1)};

  > * {
    padding-inline: ${space(1)};
  }

  > [data-width="full"] {
    grid-column: 1 / -1;
  }

  ${media.print} {
    display: none;
  }
`;

export const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};

  > * {
    white-space: normal;
  }
`;

/** The two stops of a consignment side by side. */
export const Ends = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
  gap: ${space(3)};
  margin-top: ${space(3)};
`;

export const End = styled.div`
  font-size: ${text.s16};
  line-height: 1.5;
  overflow-wrap: anywhere;

  > h3 {
    margin-bottom: ${space(0.5)};
    font-size: ${text.s18};
  }

  > p {
    white-space: pre-line;
  }
`;

/** The question before a booking is cancelled. */
export const Cancel = styled.section`
  ${onLight}
  display: grid;
  gap: ${space(2)};
  padding: ${space(2)};
  border-radius: ${radius.control};
  background: ${color.white};

  > h2 {
    font-size: ${text.s18};
  }

  ${media.print} {
    display: none;
  }
`;

/** A file of what stands above it. */
export const File = styled.div`
  margin-top: ${space(2)};
`;
