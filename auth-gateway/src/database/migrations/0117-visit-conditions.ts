export const visitConditionsSql = `
-- Under which conditions a page was loaded, in a few words each: visits are compared with those under the same ones.
alter table release_visits
  add column page text,
  add column device text,
  add column connection text,
  -- Whether a file of the release came over the network, and not from the browser's cache.
  add column is_cold boolean,
  -- When LCP, INP or CLS were last told. Most are told when a page is left.
  add column vitals_at timestamptz;
`;
