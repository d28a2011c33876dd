import { color, media, radius, shadow, space, text } from '@saltbush/ui';
import styled from 'styled-components';

export const Form = styled.form`
  display: grid;
  gap: ${space(2)};
  padding: ${space(2.5)};
  border-radius: ${radius.card};
  background: ${color.white};
  box-shadow: ${shadow.low};

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
    align-items: end;
    padding: ${space(3)};
  }

  ${media.desktop} {
    grid-template-columns: 1fr 1fr 8rem auto;
  }
`;

export const Field = styled.div`
  display: grid;
  gap: ${space(0.75)};
`;

export const Label = styled.label`
  font-size: ${text.s14};
  font-weight: 600;
`;

export const Input = styled.input`
  width: 100%;
  min-height: 3.5rem;
  padding: 0 ${space(2)};
  border: 1px solid ${color.control};
  border-radius: ${radius.control};
  background: ${color.white};
  font-size: ${text.s18};

  &::placeholder {
    color: ${color.inkSoft};
    opacity: 1;
  }
`;
