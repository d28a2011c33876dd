import * as yup from 'yup';
import { ACCESS_RULES, type Access } from './access.ts';
import { LONGEST_SEARCH_LABEL, MOST_SEARCH_SOURCES, type SearchSource } from './search.ts';

const LONGEST_API = 100;

/** Schema of the address of a source of search: a path below `/api/` without parameters. */
const searchApi = yup
  .string()
  .required()
  .max(LONGEST_API)
  .matches(/^\/api(?:\/[a-z][a-z0-9-]*)+$/, '${path} must be a path such as /api/tracking/search');

const searchSource: yup.ObjectSchema<SearchSource> = yup
  .object({
    label: yup.string().required().max(LONGEST_SEARCH_LABEL),
    access: yup
      .mixed<Access>()
      .oneOf([...ACCESS_RULES], `\${path} must be one of ${ACCESS_RULES.join(', ')}`)
      .required(),
    api: searchApi,
  })
  .noUnknown();

/** Schema of the `search` of a release. */
export const searchSources = yup.array(searchSource).max(MOST_SEARCH_SOURCES);
