import * as yup from 'yup';
import { ACCESS_RULES, type Access } from './access.ts';
import { filePath } from './filePath.ts';

/** A component of a release that the host shows: a page, or a part for a slot. */
export interface ExposedModule {
  /** Module Federation key of its module, e.g. `./QuotePage`. */
  expose: string;
  /** Name of the component that the module exports. */
  exportName: string;
  access: Access;
  /** `server`: the server sends its HTML. `client`: browsers render it. */
  render: 'server' | 'client';
  /** Files that the browser fetches together with the entry, in load order; at most `MOST_PRELOADED`. */
  preload: string[];
  /** Share keys it needs that the host loads on demand (keys of `HostRelease.lazyShared`). */
  lazyShared: string[];
}

/** The fields of a schema for one. */
export const exposedModule = {
  expose: yup
    .string()
    .required()
    .matches(/^\.\/[A-Za-z][\w-]*$/),
  exportName: yup
    .string()
    .required()
    .matches(/^[A-Za-z]\w*$/),
  access: yup
    .mixed<Access>()
    .oneOf([...ACCESS_RULES], `\${path} must be one of ${ACCESS_RULES.join(', ')}`)
    .required(),
  render: yup.mixed<'server' | 'client'>().oneOf(['server', 'client']).required(),
  preload: yup.array(filePath).required(),
  lazyShared: yup.array(yup.string().required()).required(),
};
