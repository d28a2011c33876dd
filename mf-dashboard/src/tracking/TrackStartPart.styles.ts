import { color, radius, space, text } from '@saltbush/ui';
import styled from 'styled-components';

export const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(1)};
  width: 100%;
  max-width: 24rem;
`;

export const Label = styled.label`
  flex: 1 1 10rem;
  min-width: 0;
  font-size: ${text.s14};
  font-weight: 600;
`;

export const Input = styled.input`
  width: 100%;
  min-height: 3rem;
  margin-top: ${space(0.75)};
  padding: 0 ${space(1.5)};
  border: 1px solid ${color.control};
  border-radius: ${radius.control};
  background: ${color.white};
  font-size: 1rem;

  &::placeholder {
    color: ${color.inkSoft};
    opacity: 1;
  }
`;
