import { color, media, onLight, radius, space, text } from '@saltbush/ui';
import styled from 'styled-components';

/** On phones the sheet covers the page; from tablets on it is a field in the bar, with the results below. */
export const Root = styled.div`
  position: relative;
  display: flex;
  justify-content: flex-end;

  ${media.tablet} {
    justify-content: flex-start;
    max-width: 34rem;
  }
`;

export const Opener = styled.button`
  display: inline-grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border: 0;
  border-radius: ${radius.control};
  background: none;
  color: inherit;
  cursor: pointer;

  ${media.tablet} {
    display: none;
  }
`;

export const Sheet = styled.div`
  display: none;
  color: ${color.ink};

  [data-open] > & {
    position: fixed;
    z-index: 30;
    inset: 0;
    display: flex;
    flex-direction: column;
    background: ${color.white};
  }

  @media (max-width: 47.99em) {
    ${onLight}
  }

  ${media.tablet} {
    &,
    [data-open] > & {
      position: relative;
      inset: auto;
      display: block;
      flex: 1;
      background: none;
    }
  }
`;

export const Field = styled.div`
  position: relative;
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space(1)};
  padding: ${space(1)};
  border-block-end: 1px solid ${color.hairline};

  > svg {
    position: absolute;
    inset-inline-start: 1.125rem;
    color: ${color.inkSoft};
    pointer-events: none;
  }

  > input {
    flex: 1;
    min-width: 0;
    min-height: 2.75rem;
    padding-block: 0;
    padding-inline: 2.375rem 0.75rem;
    border: 1px solid ${color.control};
    border-radius: ${radius.control};
    background: ${color.white};
    color: ${color.ink};
    font: inherit;
    /* Smaller letters make phones zoom in on the field. */
    font-size: 1rem;
  }

  > input::placeholder {
    color: ${color.inkSoft};
    opacity: 1;
  }

  ${media.tablet} {
    padding: 0;
    border: 0;

    > svg {
      inset-inline-start: 0.625rem;
    }

    > input {
      min-height: 2.25rem;
      padding-inline: 2.125rem 2.25rem;
      font-size: ${text.s14};
    }
  }
`;

export const Key = styled.kbd`
  display: none;

  ${media.tablet} {
    position: absolute;
    inset-inline-end: 0.5rem;
    display: inline-grid;
    place-items: center;
    width: 1.25rem;
    height: 1.25rem;
    border: 1px solid ${color.hairline};
    border-radius: 4px;
    color: ${color.inkSoft};
    font: inherit;
    font-size: ${text.s14};
    pointer-events: none;
  }

  input:focus ~ & {
    display: none;
  }
`;

export const Close = styled.button`
  flex: none;
  min-height: 2.75rem;
  padding-inline: ${space(1)};
  border: 0;
  border-radius: ${radius.control};
  background: none;
  color: ${color.saltbush};
  font: inherit;
  font-size: ${text.s16};
  font-weight: 640;
  cursor: pointer;

  ${media.tablet} {
    display: none;
  }
`;
