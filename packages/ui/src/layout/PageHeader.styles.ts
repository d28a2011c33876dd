import styled from 'styled-components';
import { space, surface, text } from '../theme/theme.ts';
import { label } from '../theme/typography.ts';

export const Root = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space(2.5)};
  max-width: 54rem;

  > h1 {
    /* Words in large letters break rather than leave the page. */
    max-width: 100%;
    font-size: ${text.s48};
  }
`;

export const Eyebrow = styled.p`
  ${label}
  display: flex;
  align-items: center;
  gap: ${space(1.5)};
  color: ${surface.accent};
  font-size: ${text.s16};

  &::before {
    content: "";
    width: ${space(4)};
    height: 2px;
    background: currentColor;
  }
`;

export const Lead = styled.p`
  max-width: 40rem;
  color: ${surface.textSoft};
  font-size: ${text.s22};
  line-height: 1.45;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1.5)};
  margin-top: ${space(1)};

  /* A quiet action on its own aligns with the words above it. */
  > [data-variant="quiet"]:only-child {
    margin-inline-start: calc(-1 * ${space(2.75)});
  }

  @media (max-width: 29.99em) {
    justify-self: stretch;

    > :not([data-variant="quiet"]:only-child) {
      flex: 1 1 100%;
    }
  }
`;
