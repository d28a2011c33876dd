import { plainStyles } from './plainStyles.ts';

it('leaves out what only styled-components reads, and keeps every rule', () => {
  const styles =
    '<style data-styled="true" data-styled-version="6.6.0">.a{color:red;}/*!sc*/\n@media print{.a>.b{margin:0;}}/*!sc*/\n' +
    'data-styled.g1[id="Button__Root-sc-1abc"]{content:"a,b-2,"}/*!sc*/\n.c::before{content:"g1,";}/*!sc*/\n</style>';
  expect(plainStyles(styles)).toBe(
    '<style>.a{color:red;}@media print{.a>.b{margin:0;}}.c::before{content:"g1,";}</style>',
  );
});
