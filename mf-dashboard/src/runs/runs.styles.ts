import { color, figures, media, radius, space, surface, text } from '@saltbush/ui';
import styled from 'styled-components';

export { Acts, Form, Pair } from '../frame/form.styles.ts';

/** Three short answers side by side, where they have room. */
export const Trio = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
  align-items: start;
  gap: ${space(2.5)};
`;

export const Ticks = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr));
  gap: 0 ${space(2)};
`;

/** What the client has to know of a saved address. It is there before its words, or they would not be read out. */
export const Note = styled.p`
  color: ${surface.textSoft};
  font-size: ${text.s14};

  &:not(:empty) {
    margin-top: ${space(1)};
  }
`;

export const Deliveries = styled.ol`
  display: grid;
  gap: ${space(2)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Delivery = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2.5)};
  padding: clamp(${space(2)}, 2.2vw, ${space(3)});
  border: 1px solid ${color.hairline};
  border-radius: ${radius.control};
  background: ${color.paper};
`;

export const DeliveryHead = styled.div`
  display: grid;
  gap: ${space(1)} ${space(2)};

  > div:first-child {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${space(0.5)} ${space(2)};
    min-width: 0;
    overflow-wrap: anywhere;
  }

  h3:focus {
    outline: none;
  }
`;

export const Cost = styled.p`
  ${figures}
  color: ${surface.textSoft};
  font-size: ${text.s14};

  > b {
    color: ${surface.text};
  }
`;

/** The stops as a numbered line: the pickup first, then each delivery. */
export const Stops = styled.ol`
  ${figures}
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Stop = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 2rem minmax(0, 1fr);
  gap: 0 ${space(2)};
  padding-bottom: ${space(3)};
  overflow-wrap: anywhere;

  /* The line from this stop to the next. */
  &:not(:last-child)::before {
    content: "";
    position: absolute;
    inset: 2rem auto 0 calc(1rem - 1px);
    border-inline-start: 2px solid ${color.hairline};
  }

  &:last-child {
    padding-bottom: 0;
  }

  > div {
    display: grid;
    gap: ${space(0.25)};
    min-width: 0;
    padding-top: 0.2rem;
  }

  [data-soft] {
    color: ${surface.textSoft};
    font-size: ${text.s14};
  }
`;

export const Mark = styled.span`
  display: grid;
  place-items: center;
  width: 2rem;
  height: 2rem;
  border: 2px solid ${color.saltbush};
  border-radius: 50%;
  background: ${color.white};
  color: ${color.saltbush};
  font-size: ${text.s14};
  font-weight: 650;

  &[data-pickup] {
    background: ${color.saltbush};
    color: ${color.white};
  }

  &[data-ended] {
    border-color: ${color.hairline};
    color: ${surface.textSoft};
  }
`;

export const StopHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(0.5)} ${space(1.5)};

  > h3 {
    min-width: 0;
  }
`;

/** A list of what was said about each, such as why it was not cancelled. */
export const Reasons = styled.ul`
  display: grid;
  gap: ${space(0.5)};
  margin: ${space(1)} 0 0;
  padding-inline-start: ${space(2.5)};
`;

/** What the run costs stays in sight while it is filled in, where there is room beside the form. */
export const Sticky = styled.div`
  ${media.desktop} {
    position: sticky;
    top: calc(var(--sb-header-height) + ${space(2)});
  }
`;

/** Announces what moved. */
export const Spoken = styled.p`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;
