import styled, { css } from 'styled-components';
import { color, media, motion, radius, space, surface, text } from '../theme/theme.ts';

export const Root = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(0.75)};
  position: relative;
  min-width: 0;
`;

export const Label = styled.label`
  color: ${surface.text};
  font-size: ${text.s16};
  font-weight: 600;
  line-height: 1.35;

  &[data-hidden] {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

export const Mark = styled.span`
  margin-left: ${space(0.75)};
  color: ${surface.textSoft};
  font-size: ${text.s14};
  font-weight: 400;
`;

export const Help = styled.p`
  color: ${surface.textSoft};
  font-size: ${text.s14};
  line-height: 1.45;
`;

export const Problem = styled.p`
  display: flex;
  gap: ${space(0.75)};
  color: ${surface.danger};
  font-size: ${text.s14};
  font-weight: 550;
  line-height: 1.45;

  > svg {
    flex: none;
    margin-top: 0.05em;
  }
`;

/** Look of text boxes and select boxes. */
export const control = css`
  width: 100%;
  min-height: 3rem;
  padding: ${space(1.25)} ${space(1.75)};
  border: 1.5px solid ${color.control};
  border-radius: ${radius.control};
  background: ${color.white};
  color: ${color.ink};
  font-size: ${text.s16};
  line-height: 1.4;
  transition: border-color ${motion.quick};

  &::placeholder {
    color: ${color.inkSoft};
    opacity: 0.85;
  }

  ${media.hover} {
    &:hover:not(:disabled) {
      border-color: ${color.ink};
    }
  }

  &:focus-visible {
    border-color: ${color.saltbush};
    outline-offset: 1px;
  }

  &[aria-invalid="true"] {
    border-color: ${color.signal};
    border-width: 2px;
  }

  &:disabled {
    border-color: ${color.hairline};
    background: ${color.sand};
    color: ${color.inkSoft};
    cursor: not-allowed;
    -webkit-text-fill-color: currentColor;
    opacity: 1;
  }

  &:read-only:not(:disabled, select, [type="file"]) {
    background: ${color.paper};
  }
`;

export const Input = styled.input`
  ${control}

  &[type="number"] {
    appearance: textfield;
  }

  &::-webkit-inner-spin-button,
  &::-webkit-outer-spin-button {
    margin: 0;
    appearance: none;
  }

  &::-webkit-search-cancel-button {
    appearance: none;
  }
`;

export const TextArea = styled.textarea`
  ${control}
  min-height: 8rem;
  field-sizing: content;
  max-height: 24rem;
  resize: vertical;
`;

export const Select = styled.select`
  ${control}
  padding-right: ${space(5.5)};
  appearance: none;
  text-overflow: ellipsis;
  cursor: pointer;
`;

/** Holds a control and what is drawn over it: a unit or an arrow. */
export const Box = styled.div`
  position: relative;
  display: grid;

  > svg {
    position: absolute;
    inset: 0 ${space(1.75)} 0 auto;
    margin-block: auto;
    color: ${color.inkSoft};
    pointer-events: none;
  }

  &[data-unit] > input {
    padding-right: ${space(7)};
  }
`;

export const Unit = styled.span`
  position: absolute;
  inset: 0 ${space(1.75)} 0 auto;
  display: grid;
  place-items: center;
  color: ${color.inkSoft};
  font-size: ${text.s16};
  pointer-events: none;
`;
