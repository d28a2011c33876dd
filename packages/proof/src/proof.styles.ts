import { color, radius, space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';

export const Signature = styled.div`
  display: grid;
  gap: ${space(0.75)};
`;

export const Canvas = styled.canvas`
  width: 100%;
  height: 11rem;
  border: 1.5px solid ${color.control};
  border-radius: ${radius.control};
  background: ${color.white};
  cursor: crosshair;
  touch-action: none;

  &[data-invalid] {
    border: 2px solid ${color.signal};
  }
`;

export const SignatureFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: ${space(0.5)} ${space(2)};
`;

export const Hint = styled.p`
  flex: 1 1 14rem;
  color: ${surface.textSoft};
  font-size: ${text.s14};
`;

export const Problem = styled.p`
  color: ${surface.danger};
  font-size: ${text.s14};
  font-weight: 550;
`;

export const Photo = styled.div`
  display: grid;
  gap: ${space(1)};
`;

export const Preview = styled.img`
  max-width: min(100%, 16rem);
  max-height: 14rem;
  border: 1px solid ${color.hairline};
  border-radius: ${radius.control};
`;
