import { space, text } from '@saltbush/ui';
import styled from 'styled-components';

export const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(1)};

  input {
    min-height: 2.5rem;
    padding-block: ${space(0.5)};
    font-size: ${text.s16};
  }
`;
