import { space } from '@saltbush/ui';
import { css } from 'styled-components';

/** Height of the strip above the bar. The height of the bar is `--sb-header-height`. */
export const utilityHeight = space(5);

/** A row of the header, as wide as the content. */
export const headerInner = css`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  max-width: calc(75rem + 2 * var(--sb-gutter));
  margin-inline: auto;
  padding-inline: var(--sb-gutter);
`;
