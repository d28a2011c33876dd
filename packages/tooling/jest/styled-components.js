// An ES import of a CommonJS file gets the whole exports object as default in Jest; bundlers give `styled`.
import cjs from 'styled-components/dist/styled-components.cjs.js';

export const {
  createGlobalStyle,
  css,
  isStyledComponent,
  keyframes,
  ServerStyleSheet,
  StyleSheetManager,
  styled,
  ThemeContext,
  ThemeProvider,
  useTheme,
} = cjs;
export default cjs.styled;
