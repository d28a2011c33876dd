import { space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';

export const Form = styled.form`
  display: grid;
  gap: ${space(2.5)};
`;

/** The button with the result of sending below it. Takes no room without a result. */
export const Sending = styled.div`
  [role] > * {
    margin-top: ${space(2.5)};
  }
`;

export const Title = styled.h2`
  font-size: ${text.s28};
`;

export const Topic = styled.p`
  margin-top: ${space(1)};
  color: ${surface.textSoft};
`;

export const Privacy = styled.p`
  color: ${surface.textSoft};
  font-size: ${text.s14};
`;

/** Hidden from sight and keyboard, so that only programs fill it in. */
export const Trap = styled.div`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;
