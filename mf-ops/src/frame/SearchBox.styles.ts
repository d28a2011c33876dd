import { space, text } from '@saltbush/ui';
import styled from 'styled-components';

export const Form = styled.form`
  flex: 1 1 18rem;
  max-width: 28rem;

  input {
    min-height: 2.5rem;
    padding-block: ${space(0.5)};
    font-size: ${text.s16};
  }
`;
