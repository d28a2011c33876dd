import { color, space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';

/** A vertical line with a dot per entry. */
export const Entries = styled.ol`
  display: grid;
  font-size: ${text.s14};
  line-height: 1.45;

  > li {
    position: relative;
    padding: 0 0 ${space(2)} ${space(3)};
  }

  > li::before {
    content: "";
    position: absolute;
    inset: 0.4rem auto auto 0;
    width: 0.625rem;
    height: 0.625rem;
    border-radius: 50%;
    background: ${color.saltbush};
  }

  > li:not(:last-child)::after {
    content: "";
    position: absolute;
    inset: 1.2rem auto 0 0.27rem;
    width: 1px;
    background: ${color.hairline};
  }

  > li:last-child {
    padding-bottom: 0;
  }
`;

export const What = styled.p`
  font-size: ${text.s16};
  font-weight: 600;

  &[data-tone="danger"] {
    color: ${color.signal};
  }
`;

export const Words = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

export const Who = styled.p`
  max-width: none;
  color: ${surface.textSoft};
  overflow-wrap: anywhere;

  > time {
    display: inline-block;
  }
`;
