/**
 * The site's font, and fallbacks of nearly its width for a page that is painted before the font is there: that page keeps
 * them, so that nothing on it moves (decision 21). `fontUrl` is the address of `font.woff2`. `src/font/README.md` says how
 * the figures were measured.
 */
export function createFontFace(fontUrl: string): string {
  return `
@font-face {
  font-family: Archivo;
  font-weight: 400 800;
  font-stretch: 100% 120%;
  font-display: optional;
  src: url('${fontUrl}') format('woff2');
}
@font-face {
  font-family: 'Archivo fallback';
  font-weight: 400 490;
  src: local('Arial'), local('Liberation Sans'), local('Arimo');
  size-adjust: 98.7%;
  ascent-override: 88.9%;
  descent-override: 21.3%;
  line-gap-override: 0%;
}
@font-face {
  font-family: 'Archivo fallback';
  font-weight: 500 590;
  src: local('Arial'), local('Liberation Sans'), local('Arimo');
  size-adjust: 101.4%;
  ascent-override: 86.6%;
  descent-override: 20.7%;
  line-gap-override: 0%;
}
@font-face {
  font-family: 'Archivo fallback';
  font-weight: 600 630;
  src: local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold'), local('Arimo Bold');
  size-adjust: 95.1%;
  ascent-override: 92.4%;
  descent-override: 22.1%;
  line-gap-override: 0%;
}
@font-face {
  font-family: 'Archivo fallback';
  font-weight: 640 800;
  src: local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold'), local('Arimo Bold');
  size-adjust: 96.5%;
  ascent-override: 91%;
  descent-override: 21.8%;
  line-gap-override: 0%;
}
@font-face {
  font-family: 'Archivo wide fallback';
  font-weight: 400 590;
  src: local('Arial'), local('Liberation Sans'), local('Arimo');
  size-adjust: 106.3%;
  ascent-override: 82.6%;
  descent-override: 19.8%;
  line-gap-override: 0%;
}
@font-face {
  font-family: 'Archivo wide fallback';
  font-weight: 600 760;
  src: local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold'), local('Arimo Bold');
  size-adjust: 115.2%;
  ascent-override: 76.2%;
  descent-override: 18.2%;
  line-gap-override: 0%;
}
@font-face {
  font-family: 'Archivo wide fallback';
  font-weight: 770 800;
  src: local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold'), local('Arimo Bold');
  size-adjust: 121.5%;
  ascent-override: 72.3%;
  descent-override: 17.3%;
  line-gap-override: 0%;
}`;
}
