import styled from 'styled-components';
import { color, media, motion, space, surface, text } from '../theme/theme.ts';

export const Root = styled.div`
  display: grid;
  gap: ${space(0.75)};
  min-width: 0;
`;

export const Row = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  column-gap: ${space(1.5)};

  > label {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    align-self: center;
    min-height: 2.75rem;
    padding-block: calc((2.75rem - 1.4em) / 2);
    font-size: ${text.s16};
    line-height: 1.4;
    cursor: pointer;
  }

  > p {
    grid-column: 2;
    margin-top: calc(-1 * ${space(0.5)});
  }
`;

export const Box = styled.input`
  display: grid;
  place-items: center;
  align-self: start;
  width: 1.5rem;
  height: 1.5rem;
  margin: 0.625rem 0 0;
  border: 1.5px solid ${color.control};
  border-radius: 5px;
  background: ${color.white};
  appearance: none;
  cursor: pointer;
  transition: background-color ${motion.quick};

  &::before {
    content: "";
    width: 0.4rem;
    height: 0.75rem;
    margin-top: -0.15rem;
    border: solid ${color.white};
    border-width: 0 2.5px 2.5px 0;
    opacity: 0;
    transform: rotate(45deg) scale(0.7);
    transition:
      opacity ${motion.quick},
      transform ${motion.quick};
  }

  ${media.hover} {
    &:hover:not(:disabled) {
      border-color: ${color.ink};
    }
  }

  &:checked {
    border-color: ${color.saltbush};
    background: ${color.saltbush};
  }

  &:checked::before {
    opacity: 1;
    transform: rotate(45deg);
  }

  &[aria-invalid="true"] {
    border: 2px solid ${color.signal};
  }

  &:disabled {
    border-color: ${surface.line};
    background: ${color.sand};
    cursor: not-allowed;

    &:checked {
      background: ${color.control};
    }

    & + label {
      color: ${surface.textSoft};
      cursor: not-allowed;
    }
  }

  @media (forced-colors: active) {
    appearance: auto;

    &::before {
      content: none;
    }
  }
`;
