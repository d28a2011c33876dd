import semver from 'semver';
import * as yup from 'yup';
import type { KnownBad } from '../advisories-report.ts';
import type { Sbom } from './sbom-file.ts';

const MOST_ADVISORIES = 20_000;
export const SEVERITIES = ['low', 'moderate', 'high', 'critical'] as const;

/** One known weakness of a package. */
export interface Advisory {
  id: string;
  package: string;
  /** Range of its versions that have it. */
  vulnerable: string;
  /** First version without it; null when there is none. */
  fixed: string | null;
  severity: (typeof SEVERITIES)[number];
  summary: string;
}

/** Advisories as they were known on a day. */
export interface AdvisoryList {
  asOf: string;
  advisories: Advisory[];
}

const list = yup.object({
  asOf: yup
    .string()
    .required()
    .matches(/^\d{4}-\d\d-\d\d$/, 'asOf must be a day such as 2026-11-27'),
  advisories: yup
    .array(
      yup.object({
        id: yup.string().required().max(100),
        package: yup.string().required().max(214),
        vulnerable: yup
          .string()
          .required()
          .max(500)
          .test(
            'range',
            '${path} must be a semver range such as <4.17.21',
            (value) => semver.validRange(value) !== null,
          ),
        fixed: yup.string().nullable().defined().max(100),
        severity: yup
          .mixed<Advisory['severity']>()
          .oneOf([...SEVERITIES])
          .required(),
        summary: yup.string().required().max(500),
      }),
    )
    .required()
    .max(MOST_ADVISORIES),
});

/** Parses a list of advisories. @throws Error with all reasons. */
export function parseAdvisories(text: string): AdvisoryList {
  return list.validateSync(JSON.parse(text), { strict: true }) as AdvisoryList;
}

/** Advisories of one package, with their ranges read. */
type OfPackage = (Advisory & { range: semver.Range })[];

/** By their list, which is asked of many releases. */
const byPackage = new WeakMap<AdvisoryList, ReadonlyMap<string, OfPackage>>();

function grouped(list: AdvisoryList): ReadonlyMap<string, OfPackage> {
  const known = byPackage.get(list);
  if (known !== undefined) return known;
  const groups = new Map<string, OfPackage>();
  for (const one of list.advisories) {
    const range = new semver.Range(one.vulnerable, { includePrerelease: true });
    const group = groups.get(one.package);
    if (group) group.push({ ...one, range });
    else groups.set(one.package, [{ ...one, range }]);
  }
  byPackage.set(list, groups);
  return groups;
}

/** The versions of a bill of materials that an advisory names, the worst first. */
export function knownBad({ components }: Pick<Sbom, 'components'>, list: AdvisoryList): KnownBad[] {
  const groups = grouped(list);
  const found = components.flatMap(({ name, version }) => {
    const group = groups.get(name);
    const parsed = group && semver.parse(version);
    if (!group || !parsed) return [];
    return group
      .filter(({ range }) => range.test(parsed))
      .map(({ id, fixed, severity, summary }) => ({ package: name, version, id, fixed, severity, summary }));
  });
  return found.sort((one, other) => SEVERITIES.indexOf(other.severity) - SEVERITIES.indexOf(one.severity));
}
