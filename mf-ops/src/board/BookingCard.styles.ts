import { color, figures, media, motion, radius, space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';

/** Out of view a card is not laid out, so that a day of hundreds stays quick. */
export const Card = styled.li`
  ${figures}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(0.75)};
  padding: ${space(1.25)};
  border: 1px solid ${color.hairline};
  border-radius: ${radius.control};
  background: ${color.white};
  font-size: ${text.s14};
  line-height: 1.4;
  content-visibility: auto;
  contain-intrinsic-size: auto 11rem;

  &[draggable="true"] {
    ${media.hover} {
      cursor: grab;
    }
  }

  &:focus-within {
    border-color: ${color.saltbush};
  }

  > header {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${space(1)};

    > a {
      padding-block: ${space(0.5)};
      color: ${surface.text};
      font-weight: 650;
      text-decoration: none;
      white-space: nowrap;
    }

    > a:hover {
      text-decoration: underline;
    }

    > span {
      color: ${surface.textSoft};
      text-align: end;
    }
  }
`;

export const Route = styled.p`
  font-size: ${text.s16};
  font-weight: 600;
  line-height: 1.3;
  overflow-wrap: anywhere;

  > span {
    color: ${surface.textSoft};
    font-weight: 450;
  }
`;

export const Facts = styled.p`
  color: ${surface.textSoft};
  overflow-wrap: anywhere;
`;

export const Carrier = styled.p`
  padding-inline-start: ${space(1)};
  border-inline-start: 3px solid ${color.saltbush};
  overflow-wrap: anywhere;

  &[data-offered] {
    border-inline-start-color: ${color.hairline};
    border-inline-start-style: dashed;
    color: ${surface.textSoft};
  }

  > b {
    font-weight: 650;
  }
`;

export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(0.5)} ${space(1)};
  margin-top: ${space(0.25)};
`;

/** Beside the button of the next step. As tall as it, so that a thumb finds it. */
export const Quiet = styled.button`
  min-height: 2.5rem;
  padding-inline: ${space(0.75)};
  border: 0;
  border-radius: ${radius.control};
  background: none;
  color: ${surface.link};
  font: inherit;
  font-weight: 600;
  cursor: pointer;
  transition: background-color ${motion.quick};

  &:disabled {
    color: ${surface.textSoft};
    cursor: default;
  }

  ${media.hover} {
    &:hover:not(:disabled) {
      background: ${color.saltbushMist};
    }
  }
`;
