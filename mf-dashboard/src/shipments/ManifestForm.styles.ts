import { space, text } from '@saltbush/ui';
import styled from 'styled-components';

export const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)};

  > p {
    margin: 0;
    font-size: ${text.s14};
    font-weight: 600;
  }

  input {
    min-height: 2.5rem;
    padding-block: ${space(0.5)};
    font-size: ${text.s14};
  }
`;
