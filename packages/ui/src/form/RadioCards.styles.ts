import styled from 'styled-components';
import { color, media, motion, radius, space, text } from '../theme/theme.ts';

export const List = styled.div<{ $min: string }>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${({ $min }) => $min}), 1fr));
  gap: ${space(1.5)};
`;

export const Card = styled.label`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-content: start;
  align-items: start;
  gap: ${space(0.25)} ${space(1.5)};
  min-height: 3.5rem;
  padding: ${space(1.75)} ${space(2)};
  /* Room for the dot, which stands in front of all lines. */
  padding-inline-start: calc(${space(3.5)} + 1.25rem);
  border: 1.5px solid ${color.control};
  border-radius: ${radius.control};
  background: ${color.white};
  color: ${color.ink};
  font-size: ${text.s16};
  line-height: 1.4;
  cursor: pointer;
  transition:
    background-color ${motion.quick},
    border-color ${motion.quick};

  > strong {
    flex: 1 1 5rem;
    font-weight: 600;
  }

  > em {
    margin-inline-start: auto;
    font-style: normal;
    font-variant-numeric: tabular-nums;
    font-weight: 600;
    text-align: end;
  }

  > span {
    flex: 1 1 100%;
    color: ${color.inkSoft};
    font-size: ${text.s14};
  }

  ${media.hover} {
    &:hover:not(:has(:disabled)) {
      border-color: ${color.ink};
    }
  }

  &:has(:checked) {
    border-color: ${color.saltbush};
    background: ${color.saltbushMist};
    box-shadow: inset 0 0 0 1px ${color.saltbush};
  }

  &:has(:focus-visible) {
    outline: 3px solid ${color.saltbush};
    outline-offset: 2px;
  }

  &:has([aria-invalid="true"]) {
    border-color: ${color.signal};
  }

  &:has(:disabled) {
    border-color: ${color.hairline};
    background: ${color.sand};
    color: ${color.inkSoft};
    cursor: not-allowed;
  }
`;

export const Dot = styled.input`
  position: absolute;
  inset: ${space(1.75)} auto auto ${space(2)};
  display: grid;
  place-items: center;
  width: 1.25rem;
  height: 1.25rem;
  margin: 0.1rem 0 0;
  border: 1.5px solid ${color.control};
  border-radius: 50%;
  background: ${color.white};
  appearance: none;
  cursor: inherit;

  &::before {
    content: "";
    width: 0.6rem;
    height: 0.6rem;
    border-radius: 50%;
    background: ${color.saltbush};
    opacity: 0;
    transform: scale(0.5);
    transition:
      opacity ${motion.quick},
      transform ${motion.quick};
  }

  &:checked {
    border-color: ${color.saltbush};
  }

  &:checked::before {
    opacity: 1;
    transform: none;
  }

  /* The card shows the focus ring instead. */
  &:focus-visible {
    outline: none;
    box-shadow: none;
  }

  @media (forced-colors: active) {
    appearance: auto;

    &::before {
      content: none;
    }
  }
`;
