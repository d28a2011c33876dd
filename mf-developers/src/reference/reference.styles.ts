import { color, media, radius, space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';

const CODE = 'ui-monospace, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace';

export const Group = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};

  > p {
    max-width: 44rem;
  }
`;

export const Operation = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1.5)};
  padding-block: ${space(3)};
  border-top: 1px solid ${surface.line};

  > p {
    max-width: 44rem;
    color: ${surface.textSoft};
  }
`;

export const Anchored = styled.div`
  display: flex;
  align-items: baseline;
  gap: ${space(1)};
  min-width: 0;
`;

export const Heading = styled.h2`
  min-width: 0;
  overflow-wrap: anywhere;

  &[data-level="2"] {
    font-size: ${text.s36};
  }

  &[data-level="3"] {
    font-size: ${text.s22};
  }
`;

/** Seen once the heading is pointed at, or the link has the focus. */
export const Anchor = styled.a`
  min-width: 1.5rem;
  color: ${surface.textSoft};
  font-weight: 500;
  text-align: center;
  text-decoration: none;

  ${media.hover} {
    opacity: 0;

    :hover > &,
    &:focus-visible {
      opacity: 1;
    }
  }
`;

export const Address = styled.p`
  font-family: ${CODE};
  font-size: ${text.s16};
  overflow-wrap: anywhere;

  && {
    max-width: none;
    color: ${surface.text};
  }

  > strong {
    padding: 0.15em 0.5em;
    border-radius: 4px;
    background: ${color.saltbushMist};
    color: ${color.saltbushDark};
    font-size: ${text.s14};
  }

  > code {
    font: inherit;
  }
`;

/** A part of a call that opens, such as its body. */
export const Part = styled.details`
  min-width: 0;
  border: 1px solid ${surface.line};
  border-radius: ${radius.control};
  background: ${color.white};

  > summary {
    min-height: 2.75rem;
    padding: ${space(1.25)} ${space(2)};
    border-radius: ${radius.control};
    font-weight: 620;
    cursor: pointer;
  }

  > div {
    padding: 0 ${space(2)} ${space(2)};
  }
`;

export const Fields = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(0.5)};
    padding-block: ${space(1.25)};
    border-top: 1px solid ${surface.line};
    font-size: ${text.s14};
    overflow-wrap: anywhere;
  }

  > li:first-child {
    border-top: 0;
  }

  > li > p {
    color: ${surface.textSoft};
  }
`;

export const FieldHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space(0.5)} ${space(1)};

  > span {
    color: ${surface.textSoft};
  }

  > strong {
    color: ${surface.accent};
    font-weight: 620;
  }
`;

export const Values = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(0.5)};
`;

export const Nested = styled.details`
  > summary {
    width: fit-content;
    padding-block: ${space(0.5)};
    color: ${surface.link};
    cursor: pointer;
  }

  > ul {
    margin-inline-start: ${space(0.5)};
    padding-inline-start: ${space(1.5)};
    border-inline-start: 2px solid ${surface.line};
  }
`;
