import { color, onLight, radius, space, text } from '@saltbush/ui';
import styled from 'styled-components';

/** Stays in view while the list scrolls, and scrolls by itself. */
export const Beside = styled.aside`
  ${onLight}
  position: sticky;
  top: ${space(1)};
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  max-height: calc(100dvh - ${space(2)});
  border: 1px solid ${color.hairline};
  border-radius: ${radius.card};
  background: ${color.sand};
`;

export const BesideHead = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)};
  padding: ${space(1)} ${space(2)};
  border-bottom: 1px solid ${color.hairline};

  > h2 {
    min-width: 0;
    font-size: ${text.s18};
    overflow-wrap: anywhere;
  }

  > div {
    display: flex;
    flex: none;
    gap: ${space(0.5)};
  }
`;

export const BesideBody = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(2)};
  padding: ${space(2)};
  overflow-y: auto;
  overscroll-behavior: contain;
`;
