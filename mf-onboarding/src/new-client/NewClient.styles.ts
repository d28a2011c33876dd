import { color, media, radius, space, surface, Tabs, text } from '@saltbush/ui';
import styled from 'styled-components';

/** The form with the next steps beside it. Four tabs fit the form's width. */
export const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)} ${space(8)};
  align-items: start;

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 20rem;
  }
`;

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  padding: clamp(${space(2)}, 4vw, ${space(5)});
  border: 1px solid ${color.hairline};
  border-radius: ${radius.card};
  background: ${color.white};
`;

/** All four tabs at once; on phones in two rows, with errors below the name. */
export const Parts = styled(Tabs)`
  @media (max-width: 29.99em) {
    [role="tablist"] {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr));
    }

    [role="tab"] {
      flex-flow: column nowrap;
      align-items: flex-start;
      justify-content: center;
      gap: ${space(0.25)};
      text-align: start;
    }
  }
`;

export const Head = styled.div`
  display: grid;
  gap: ${space(0.5)};

  > h2 {
    font-size: ${text.s28};
  }

  > p {
    color: ${surface.textSoft};
  }
`;

export const Part = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3.5)};
`;

export const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3.5)};
  align-items: start;

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space(2.5)};
  }
`;

export const Choices = styled.div`
  display: grid;
  gap: ${space(0.5)} ${space(2)};

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space(1.5)};
  padding-top: ${space(3)};
  border-top: 1px solid ${surface.line};

  @media (max-width: 29.99em) {
    flex-direction: column-reverse;
  }
`;

export const Warned = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;
`;

export const Warning = styled.p`
  display: flex;
  gap: ${space(0.75)};
  margin-top: ${space(0.75)};
  color: ${color.warn};
  font-size: ${text.s14};
  font-weight: 550;
  line-height: 1.45;

  > svg {
    flex: none;
    margin-top: 0.05em;
  }
`;

export const ZoneEntry = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${space(1)};

  /* Keeps the button beside the box when an error appears below. */
  &[data-refused] {
    align-items: center;
  }
`;

export const Zones = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
`;

export const Zone = styled.li`
  display: inline-flex;
  align-items: center;
  max-width: 100%;
  padding-inline-start: ${space(2)};
  border-radius: ${radius.pill};
  background: ${color.saltbushMist};
  font-size: ${text.s16};
  overflow-wrap: anywhere;

  > button {
    display: grid;
    flex: none;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    border: 0;
    border-radius: 50%;
    background: none;
    color: ${color.ink};
    cursor: pointer;
  }

  > button:hover {
    background: ${color.hairline};
  }
`;

export const Aside = styled.aside`
  display: grid;
  gap: ${space(2)};
  color: ${surface.textSoft};
  font-size: ${text.s16};

  > h2 {
    color: ${surface.text};
    font-size: ${text.s22};
  }

  > ul {
    display: grid;
    gap: ${space(1.5)};
  }
`;
