import { space, text } from '@saltbush/ui';
import styled from 'styled-components';

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2.5)};
`;

export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr));
  align-items: start;
  gap: ${space(2)};
`;

export const Send = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(1)};
  font-size: ${text.s14};
`;
