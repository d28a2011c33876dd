import * as yup from 'yup';

/** Where a release lists the packages in its bundles. Only the gateway reads it; browsers cannot fetch it. */
export const SBOM_FILE = 'server/sbom.cdx.json';
const MOST_BYTES = 1024 * 1024;
/** Twenty times what our largest release has. */
const MOST_COMPONENTS = 1_000;

export interface SbomComponent {
  type: 'library';
  'bom-ref': string;
  name: string;
  version: string;
  purl: string;
  licenses?: ({ license: { id: string } } | { expression: string })[];
  /** On which pages it is, as `pageProperty` writes it. */
  properties?: SbomProperty[];
}

export interface SbomProperty {
  name: string;
  value: string;
}

/** What a page holds of a package, or of the project's own code. */
export interface PagePart {
  /** Of a page; of a part, the slot that it fills. */
  page: string;
  /** Of source, before it is made smaller. */
  bytes: number;
  /** The file of the project through which the package came in; empty for the project's own code. */
  through: string;
}

const PAGE_PROPERTY = 'saltbush:page';
const PAGE_VALUE = /^(\S{1,200}) (\d{1,12}) (\S{0,300})$/;

/** A part of a page, as a property of a component (CycloneDX). */
export const pageProperty = ({ page, bytes, through }: PagePart): SbomProperty => ({
  name: PAGE_PROPERTY,
  value: `${page} ${bytes} ${through.replace(/\s/g, '_')}`,
});

/** The parts of pages among the properties of a component. Bills from before name none. */
export function pageParts(properties: readonly SbomProperty[] = []): PagePart[] {
  return properties.flatMap(({ name, value }) => {
    const [, page, bytes, through = ''] = (name === PAGE_PROPERTY && PAGE_VALUE.exec(value)) || [];
    return page === undefined ? [] : [{ page, bytes: Number(bytes), through }];
  });
}

/** A bill of materials (CycloneDX 1.5), of which only the components are looked at. */
export interface Sbom {
  bomFormat: 'CycloneDX';
  specVersion: string;
  components: Pick<SbomComponent, 'name' | 'version' | 'properties'>[];
  metadata?: { component?: { properties?: SbomProperty[] } };
}

const sbom = yup.object({
  bomFormat: yup.mixed<'CycloneDX'>().oneOf(['CycloneDX']).required(),
  specVersion: yup
    .string()
    .required()
    .matches(/^1\.[4-7]$/, 'specVersion must be 1.4 to 1.7'),
  components: yup
    .array(yup.object({ name: yup.string().required().max(214), version: yup.string().required().max(100) }))
    .required()
    .max(MOST_COMPONENTS),
});

/** Parses a bill of materials. @throws Error for one that is too long or is none. */
export function parseSbom(bytes: Buffer): Sbom {
  if (bytes.length > MOST_BYTES) throw new Error(`It has more than ${MOST_BYTES} bytes.`);
  return sbom.validateSync(JSON.parse(bytes.toString('utf8')), { strict: true }) as Sbom;
}
