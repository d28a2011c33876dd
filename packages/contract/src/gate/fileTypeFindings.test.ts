import { fileTypeFindings } from './fileTypeFindings.ts';

const listed = (paths: string[]) => paths.map((path) => ({ path, sizeBytes: 1, integrity: '' }));
const findingsOf = (...paths: string[]) => fileTypeFindings({ kind: 'remote', files: listed(paths) });

it.each([
  'remoteEntry.a06abad5.js',
  'TruckToolPage.8d1ed85a.js',
  'vendor.js.LICENSE.txt',
  'b-double.74c72612.usdz',
  'fonts/archivo@2.woff2',
  'pictures/depot-640.07381ec5.avif',
  'server/index.cjs',
])('takes %s', (path) => {
  expect(findingsOf(path)).toEqual([]);
});

const REFUSED: [path: string, reason: RegExp][] = [
  ...['html', 'htm', 'xhtml', 'xht', 'xml', 'xsl', 'shtml', 'mht', 'hta', 'swf', 'pdf', 'svgz', 'map', 'ts', 'cjs'].map(
    (extension): [string, RegExp] => [
      `page.${extension}`,
      /is of no type that a release may hold\. Allowed are avif, css/,
    ],
  ),
  ['page', /is of no type/],
  ['html', /is of no type/],
  ['page.JS', /in small letters/],
  ['page.Svg', /is of no type/],
  ['server/page.html', /is of no type/],
  ['server/picture.svg', /is of no type/],
  ['page.js.', /ends with a dot/],
  ['folder./page.js', /ends with a dot/],
  ['.htaccess', /begins with a dot/],
  ['.hidden/page.js', /begins with a dot/],
  ['page.html.js', /has \.html inside its name/],
  ['page.PHP.a1b2c3.js', /has \.PHP inside its name/],
  [`${'long/'.repeat(30)}page.xml`, /^….{80} is of no type/],
];

it.each(REFUSED)('refuses %s and says what to do', (path, reason) => {
  const [finding, ...more] = findingsOf('page.js', path);
  expect(more).toEqual([]);
  expect(finding).toMatchObject({ code: 'file-type-refused', message: expect.stringMatching(reason) });
  expect(finding?.message).toMatch(/Rename it, or leave it out/);
});

const ARCHIVE = 'packages/@saltbush/contract/1.4.0.tar';

it('takes an archive of a package from the host alone, in its place alone', () => {
  const ofHost = (path: string) => fileTypeFindings({ kind: 'host', files: listed([path]) });
  expect(ofHost(ARCHIVE)).toEqual([]);
  for (const finding of [findingsOf(ARCHIVE), ofHost('assets/pictures.tar'), ofHost('packages/contract.tar')]) {
    expect(finding).toMatchObject([{ message: expect.stringMatching(/is an archive, and only a host has these/) }]);
  }
});
