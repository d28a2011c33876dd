import { css } from 'styled-components';
import { color } from './theme.ts';

/** Makes everything inside readable on paper, sand, mist and white. */
export const onLight = css`
  --sb-on-text: ${color.ink};
  --sb-on-text-soft: ${color.inkSoft};
  --sb-on-link: ${color.saltbush};
  --sb-on-link-hover: ${color.saltbushDark};
  --sb-on-accent: ${color.ochre};
  --sb-on-danger: ${color.signal};
  --sb-on-line: ${color.hairline};
  --sb-on-quiet: ${color.saltbushMist};
  --sb-on-action: ${color.saltbush};
  --sb-on-action-hover: ${color.saltbushDark};
  --sb-on-action-text: ${color.white};
  --sb-on-focus: ${color.saltbush};
  --sb-on-focus-gap: ${color.white};
  color: var(--sb-on-text);
`;

/** Makes everything inside readable on ink. */
export const onInk = css`
  --sb-on-text: ${color.white};
  --sb-on-text-soft: ${color.mistOnInk};
  --sb-on-link: ${color.ochreLight};
  --sb-on-link-hover: ${color.white};
  --sb-on-accent: ${color.ochreLight};
  --sb-on-danger: ${color.signalOnInk};
  --sb-on-line: ${color.hairlineOnInk};
  --sb-on-quiet: ${color.inkRaised};
  --sb-on-action: ${color.paper};
  --sb-on-action-hover: ${color.white};
  --sb-on-action-text: ${color.ink};
  --sb-on-focus: ${color.ochreLight};
  --sb-on-focus-gap: ${color.ink};
  color: var(--sb-on-text);
`;
