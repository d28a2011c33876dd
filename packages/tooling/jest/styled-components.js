// Jest gives an ES import of a CommonJS file the whole exports object as its default; bundlers give `styled`.
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
