import { css } from 'styled-components';
import { font } from './theme.ts';

/** Letters of headlines: wide, heavy, tight. The size comes from `text`. */
export const headline = css`
  font-family: ${font.display};
  font-stretch: 114%;
  font-weight: 740;
  line-height: 1.12;
  letter-spacing: -0.02em;
  text-wrap: balance;
`;

/** A small line above a headline, or a label in a table head. */
export const label = css`
  font-stretch: 106%;
  font-weight: 640;
  line-height: 1.3;
  letter-spacing: 0.005em;
`;

/** Digits of equal width, for prices, tables and counters. */
export const figures = css`
  font-variant-numeric: tabular-nums;
`;
