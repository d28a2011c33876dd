import { color, radius, space, text } from '@saltbush/ui';
import styled from 'styled-components';

export const Form = styled.form`
  display: grid;
  gap: ${space(0.75)};
  width: 100%;
  max-width: 24rem;
`;

export const Label = styled.label`
  font-size: ${text.s14};
  font-weight: 600;
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
`;

export const Input = styled.input`
  flex: 1 1 10rem;
  /* Otherwise a browser reserves its usual twenty letters, however large they are. */
  width: 0;
  min-width: 0;
  min-height: 3rem;
  padding: 0 ${space(1.5)};
  border: 1px solid ${color.control};
  border-radius: ${radius.control};
  background: ${color.white};
  color: ${color.ink};

  &::placeholder {
    color: ${color.inkSoft};
    opacity: 1;
  }
`;
