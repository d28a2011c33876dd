import { figures, media, motion, space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';
import { priceTotal } from '../../price/priceCard.styles.ts';

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};

  > h2 {
    font-size: ${text.s22};
  }
`;

/** Folds the sheet on small screens. On large screens every line has room. */
export const Fold = styled.button`
  white-space: nowrap;
  display: inline-flex;
  align-items: center;
  gap: ${space(0.75)};
  min-height: 2.75rem;
  padding: 0 ${space(0.5)};
  border: 0;
  background: none;
  color: ${surface.link};
  font-size: ${text.s14};
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;
  transition: color ${motion.quick};

  &[aria-expanded="false"] > svg {
    transform: rotate(180deg);
  }

  ${media.hover} {
    &:hover {
      color: ${surface.linkHover};
    }
  }

  ${media.desktop} {
    display: none;
  }

  @media (scripting: none) {
    display: none;
  }

  ${media.print} {
    display: none;
  }
`;

export const Lead = styled.p`
  margin-top: ${space(1)};
  color: ${surface.textSoft};
  font-size: ${text.s16};
`;

export const Said = styled.div``;

/** Shown in place of a total: why there is none, with the next price when the day is closed. */
export const Verdict = styled.p`
  display: grid;
  margin-top: ${space(1)};
  line-height: 1.3;

  > strong {
    font-size: ${text.s18};
  }

  > span {
    ${figures}
    color: ${surface.accent};
    font-size: ${text.s16};
    font-weight: 600;
  }
`;

/** A question with its answers, on one line when there is room. */
export const Places = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)};
`;

/** Under the total; on small screens beside it in the bar. Hidden without scripts, since nothing could be saved. */
export const Book = styled.div`
  margin-top: ${space(2)};

  @media (scripting: none) {
    display: none;
  }

  ${media.print} {
    display: none;
  }
`;

/** The largest thing on the page. */
export const Price = styled.p`
  ${priceTotal}
  margin-top: ${space(1)};

  &:not([data-length="long"]) > strong {
    font-size: ${text.s64};
  }
`;

export const Details = styled.div`
  display: grid;
  gap: ${space(2)};
  margin-top: ${space(2)};
`;

/** Folded, it is one line: the total, and the buttons for details and booking. */
export const Region = styled.section`
  @media screen and (max-width: 63.99em) {
    &[data-folded] {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: ${space(0.5)} ${space(1)};
    }

    &[data-folded] ${Said} {
      display: contents;
    }

    &[data-folded] ${Details} {
      display: none;
    }

    /* Read from left to right as tabbed through: the total, Details, Book. */
    &[data-folded] :is(${Price}, ${Verdict}) {
      display: grid;
      order: -1;
      flex: 1 1 0;
      max-width: none;
      margin-top: 0;
    }

    &[data-folded] ${Book} {
      margin-top: 0;
    }

    &[data-folded] ${Book} > button {
      min-height: 3rem;
      padding-inline: ${space(2.5)};
      font-size: ${text.s16};

      > svg:last-child:not(:only-child),
      > span > span {
        display: none;
      }
    }

    &[data-folded] ${Head} > h2 {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }

    &[data-folded] ${Price} > strong {
      font-size: ${text.s28};
      white-space: nowrap;
    }

    &[data-folded] ${Price} > span {
      font-size: ${text.s14};
    }

    @media (scripting: none) {
      &[data-folded][data-folded] ${Details} {
        display: grid;
        flex-basis: 100%;
      }
    }
  }
`;

export const Route = styled.p`
  font-size: ${text.s18};
  font-weight: 600;
  overflow-wrap: anywhere;
`;

export const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};

  > * {
    white-space: normal;
  }
`;

export const Facts = styled.p`
  color: ${surface.textSoft};
  font-size: ${text.s14};
`;

export const Terms = styled.p`
  color: ${surface.textSoft};
  font-size: ${text.s14};
  line-height: 1.5;
`;

/** Looks like a link, since it leads down the page. */
export const Jump = styled.button`
  justify-self: start;
  min-height: 2.75rem;
  padding: 0;
  border: 0;
  background: none;
  color: ${surface.link};
  font-size: ${text.s16};
  font-weight: 550;
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;

  ${media.hover} {
    &:hover {
      color: ${surface.linkHover};
    }
  }
`;
