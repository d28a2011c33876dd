/**
 * The site's font and two fallbacks of the same width, so that nothing moves when the font arrives. `fontUrl` is the
 * address of `font.woff2`. `src/font/README.md` says how the figures were measured.
 */
export function createFontFace(fontUrl: string): string {
  return `
@font-face {
  font-family: Archivo;
  font-weight: 400 800;
  font-stretch: 100% 120%;
  font-display: swap;
  src: url('${fontUrl}') format('woff2');
}
@font-face {
  font-family: 'Archivo fallback';
  font-weight: 400 590;
  src: local('Arial'), local('Liberation Sans'), local('Arimo');
  size-adjust: 98.7%;
  ascent-override: 88.9%;
  descent-override: 21.3%;
  line-gap-override: 0%;
}
@font-face {
  font-family: 'Archivo fallback';
  font-weight: 600 800;
  src: local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold'), local('Arimo Bold');
  size-adjust: 95.1%;
  ascent-override: 92.4%;
  descent-override: 22.1%;
  line-gap-override: 0%;
}
@font-face {
  font-family: 'Archivo wide fallback';
  font-weight: 400 800;
  src: local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold'), local('Arimo Bold');
  size-adjust: 115.2%;
  ascent-override: 76.2%;
  descent-override: 18.2%;
  line-gap-override: 0%;
}`;
}
