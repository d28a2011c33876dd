import { color, media, radius, shadow, space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';

export const Row = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(0.5)} ${space(1)};
  margin-top: calc(-1 * ${space(1)});

  ${media.print} {
    display: none;
  }
`;

/** On a phone, what opens is as wide as the row of buttons. */
export const Menu = styled.details`
  ${media.tablet} {
    position: relative;
  }

  > summary {
    display: inline-flex;
    align-items: center;
    gap: ${space(0.5)};
    min-height: 2.5rem;
    padding-inline: ${space(1)};
    border-radius: ${radius.control};
    color: ${color.saltbush};
    font-size: ${text.s14};
    font-weight: 600;
    list-style: none;
    cursor: pointer;

    &::-webkit-details-marker {
      display: none;
    }
  }

  &[open] > summary {
    background: ${color.saltbushMist};
  }
`;

export const Sheet = styled.div`
  position: absolute;
  z-index: 5;
  top: calc(100% + ${space(0.5)});
  inset-inline-start: 0;
  display: grid;
  gap: ${space(1)};
  width: 100%;

  ${media.tablet} {
    width: 20rem;
  }

  padding: ${space(2)};
  border: 1px solid ${color.hairline};
  border-radius: ${radius.card};
  background: ${color.white};
  box-shadow: ${shadow.low};
  font-size: ${text.s14};

  > p {
    max-width: none;
    color: ${surface.textSoft};
  }
`;

export const Views = styled.ul`
  display: grid;

  > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space(1)};
    min-width: 0;
  }

  > li > a {
    flex: 1;
    min-width: 0;
    padding-block: ${space(1)};
    overflow-wrap: anywhere;
  }
`;

export const Save = styled.form`
  display: grid;
  gap: ${space(1)};
  justify-items: start;

  > :first-child {
    width: 100%;
  }
`;
