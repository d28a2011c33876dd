import { color, media, motion, onLight, radius, shadow, space, text } from '@saltbush/ui';
import styled, { keyframes } from 'styled-components';
import type { ToastRecord } from './toastSlice.ts';

const ACCENT = { success: color.good, error: color.signal, info: color.saltbush } as const;

interface Toned {
  $tone: ToastRecord['tone'];
}

const arrive = keyframes`
  from {
    opacity: 0;
    transform: translateY(12px);
  }
`;

export const Card = styled.div<Toned>`
  ${onLight}
  display: grid;
  grid-template-columns: auto 1fr auto;
  gap: ${space(1.5)};
  align-items: start;
  padding: ${space(1.5)} ${space(1)} ${space(1.5)} ${space(2)};
  border: 1px solid ${color.hairline};
  border-inline-start: 4px solid ${({ $tone }) => ACCENT[$tone]};
  border-radius: ${radius.card};
  background: ${color.white};
  box-shadow: ${shadow.low};
  pointer-events: auto;
  touch-action: pan-y;
  transform: translateX(var(--swipe-x, 0));
  user-select: none;
  animation: ${arrive} ${motion.calm};
`;

export const Mark = styled.span<Toned>`
  display: flex;
  padding-block-start: ${space(1)};
  color: ${({ $tone }) => ACCENT[$tone]};
`;

export const Body = styled.div`
  padding-block: ${space(0.75)};
  overflow-wrap: anywhere;
`;

export const Title = styled.p`
  font-size: ${text.s16};
  font-weight: 680;
`;

export const Description = styled.p`
  margin-block-start: ${space(0.25)};
  color: ${color.inkSoft};
  font-size: ${text.s16};
`;

export const Dismiss = styled.button`
  display: grid;
  place-items: center;
  width: ${space(5)};
  height: ${space(5)};
  padding: 0;
  border: 0;
  border-radius: ${radius.control};
  background: none;
  color: ${color.inkSoft};
  cursor: pointer;

  ${media.hover} {
    &:hover {
      background: ${color.saltbushMist};
      color: ${color.ink};
    }
  }
`;
