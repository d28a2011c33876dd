export const SIGNING_HINT =
  'The receiver signs here with finger, pen or mouse. Where that is not possible, choose another way above.';
