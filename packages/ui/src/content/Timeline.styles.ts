import styled from 'styled-components';
import { color, space, surface, text } from '../theme/theme.ts';

export const List = styled.ol`
  display: grid;
`;

/** A stop along the road: filled once reached, open while ahead. */
export const Entry = styled.li`
  --mark: ${color.saltbush};
  position: relative;
  padding: 0 0 ${space(3)} ${space(4.5)};

  &::before {
    content: "";
    position: absolute;
    inset-block: 0.35rem 0;
    inset-inline-start: 0.3125rem;
    border-inline-start: 2px solid ${surface.line};
  }

  &:last-child::before {
    content: none;
  }

  &::after {
    content: "";
    position: absolute;
    inset-block-start: 0.3rem;
    inset-inline-start: 0;
    box-sizing: border-box;
    width: 0.75rem;
    height: 0.75rem;
    border: 2px solid var(--mark);
    border-radius: 50%;
    background: var(--mark);
    forced-color-adjust: none;
  }

  &[data-state="exception"] {
    --mark: ${color.warn};
  }

  &[data-state="ahead"] {
    --mark: ${color.control};
  }

  &[data-state="ahead"]::after {
    background: ${color.white};
  }

  > h3 {
    font-size: ${text.s16};
    line-height: 1.35;
  }

  &[data-state="ahead"] > h3 {
    color: ${surface.textSoft};
    font-weight: 500;
  }

  > time,
  > p {
    display: block;
    color: ${surface.textSoft};
    font-size: ${text.s14};
    overflow-wrap: anywhere;
  }
`;
