import { space } from '@saltbush/ui';
import { css } from 'styled-components';

/** Height of the strip above the bar. The bar's own is `--sb-header-height`. */
export const utilityHeight = space(5);

/** A row of the header: a little wider than the content, so that the menus have room. */
export const headerInner = css`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  max-width: 84rem;
  margin-inline: auto;
  padding-inline: var(--sb-gutter);
`;
