import { color, figures, media, onLight, radius, space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';

/** From this width on the day is drawn by the clock; below it each row is a list. */
const drawn = '@media (min-width: 64em)';

export const Plan = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space(2)};

  ${drawn} {
    grid-template-columns: 17rem minmax(0, 1fr);
  }
`;

export const Waiting = styled.section`
  ${onLight}
  display: grid;
  gap: ${space(1)};
  padding: ${space(1)};
  border-radius: ${radius.card};
  background: color-mix(in srgb, ${color.ink} 5%, ${color.paper});
  font-size: ${text.s14};

  > h2 {
    display: flex;
    justify-content: space-between;
    padding: ${space(0.25)} ${space(0.5)};
    font-family: inherit;
    font-size: ${text.s14};
    font-stretch: 100%;
    letter-spacing: 0;
  }

  > p {
    padding: ${space(0.5)};
    color: ${surface.textSoft};
  }

  > ul {
    display: grid;
    gap: ${space(1)};
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

export const Count = styled.span`
  ${figures}
  color: ${surface.textSoft};
  font-weight: 500;
`;

export const Day = styled.div`
  ${onLight}
  ${figures}
  min-width: 0;
  border: 1px solid ${color.hairline};
  border-radius: ${radius.card};
  background: ${color.white};
  overflow: hidden;

  > ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

const columns = 'grid-template-columns: 11rem minmax(0, 1fr);';

export const Scale = styled.div`
  display: none;

  ${drawn} {
    display: grid;
    ${columns}
    background: ${color.paper};
    color: ${surface.textSoft};
    font-size: ${text.s14};

    > div {
      container-type: inline-size;
      display: flex;
    }

    > div > span {
      flex: 1 1 0;
      min-width: 0;
      padding-block: ${space(0.75)};
      border-inline-start: 1px solid ${color.hairline};
      padding-inline-start: ${space(0.5)};
      white-space: nowrap;
    }

    /* The words of an hour need more room than a day of many hours leaves it, so every second or third is written. */
    @container (min-width: 32.01em) and (max-width: 62em) {
      > div > span:is(:nth-child(even), :last-child) {
        font-size: 0;
      }
    }
    @container (max-width: 32em) {
      > div > span:is(:not(:nth-child(3n + 1)), :last-child) {
        font-size: 0;
      }
    }
  }
`;

export const Row = styled.li`
  display: grid;
  gap: ${space(0.5)};
  padding: ${space(1)} ${space(1.5)};
  border-top: 1px solid ${color.hairline};
  content-visibility: auto;
  contain-intrinsic-size: auto 3.5rem;

  > h3 {
    font-family: inherit;
    font-size: ${text.s14};
    font-stretch: 100%;
    font-weight: 650;
    letter-spacing: 0;
    line-height: 1.3;

    > span {
      color: ${surface.textSoft};
      font-weight: 450;
    }
  }

  &[data-takes]:hover {
    background: ${color.saltbushMist};
  }

  ${drawn} {
    ${columns}
    gap: 0;
    padding: 0;

    > h3 {
      padding: ${space(1)} ${space(1.5)};
    }

    > h3 > span {
      display: block;
    }
  }
`;

export const Track = styled.ol`
  display: grid;
  gap: ${space(0.5)};
  margin: 0;
  padding: 0;
  list-style: none;

  ${drawn} {
    position: relative;
    display: block;
    min-height: calc(var(--lanes) * 3rem + 0.5rem);
    background: repeating-linear-gradient(
      to right,
      ${color.hairline} 0 1px,
      transparent 1px calc(100% / var(--hours))
    );
  }
`;

export const Free = styled.li`
  color: ${surface.textSoft};
  font-size: ${text.s14};

  ${drawn} {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

export const Block = styled.li`
  min-width: 0;
  border-inline-start: 4px solid ${color.saltbush};
  border-radius: 4px;
  background: ${color.saltbushMist};
  font-size: ${text.s14};
  line-height: 1.25;
  overflow: hidden;

  ${drawn} {
    position: absolute;
    inset-block-start: calc(var(--lane) * 3rem + 0.25rem);
    inset-inline-start: var(--left);
    width: var(--width);
    height: 2.75rem;
  }

  &:focus-within {
    z-index: 1;
    min-width: 14rem;
  }

  &[draggable="true"] {
    cursor: grab;
  }

  &[data-step="out"] {
    border-color: ${color.ochre};
    background: ${color.ochreMist};
  }

  &[data-step="delivered"] {
    border-color: ${color.good};
    background: ${color.goodMist};
  }

  &[data-double] {
    border-color: ${color.signal};
    background: ${color.signalMist};
  }

  > a {
    display: block;
    height: 100%;
    padding: ${space(0.5)} ${space(0.75)};
    color: ${surface.text};
    text-decoration: none;
  }

  b {
    display: block;
    font-weight: 600;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  span {
    color: ${surface.textSoft};
    white-space: nowrap;
  }

  em {
    color: ${surface.danger};
    font-style: normal;
    font-weight: 650;
  }

  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;

export const Now = styled.li`
  display: none;

  ${drawn} {
    position: absolute;
    inset-block: 0;
    display: block;
    width: 2px;
    background: ${color.ochre};
    pointer-events: none;
  }
`;

export const Rest = styled.section`
  display: grid;
  gap: ${space(0.5)};
  padding: ${space(1.5)};
  border-top: 1px solid ${color.hairline};
  font-size: ${text.s14};

  > h2 {
    font-family: inherit;
    font-size: ${text.s14};
    font-stretch: 100%;
    letter-spacing: 0;
  }
`;
