import { type ApiSurface, FORM_NAMES, type Form, type RouteForms, routeDigest } from '@saltbush/contract/api-surface';
import ts from 'typescript';
import { typeForms } from './typeForms.ts';
import { type DescribedSchema, type Description, withLimits } from './withLimits.ts';

/** The schemas by which requests are parsed, by route. */
export interface RequestSchemas {
  body: Readonly<Record<string, DescribedSchema>>;
  query: Readonly<Record<string, DescribedSchema | undefined>>;
}

type Described = Pick<ApiSurface, 'types'> & {
  routes: Record<string, RouteForms & { form: string }>;
};

/**
 * What each capability offers, read from the interface of its routes: that of its file whose name ends with `Routes`.
 * Types come from the compiler, limits from the schemas. `files` holds each capability's file.
 */
export function describeApi(
  files: Readonly<Record<string, string>>,
  schemas: RequestSchemas,
): Record<string, Described> {
  const program = ts.createProgram(Object.values(files), {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    customConditions: ['saltbush-source'],
    allowImportingTsExtensions: true,
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
  });
  const described = Object.entries(files).flatMap(([capability, file]) => {
    const declared = program
      .getSourceFile(file)
      ?.statements.filter(ts.isInterfaceDeclaration)
      .find(({ name }) => /Routes$/.test(name.text));
    return declared ? [[capability, describeRoutes(declared, program, schemas)] as const] : [];
  });
  return Object.fromEntries(described.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function describeRoutes(declared: ts.InterfaceDeclaration, program: ts.Program, schemas: RequestSchemas): Described {
  const checker = program.getTypeChecker();
  const types = new Map<string, Form>();
  const formOf = typeForms(checker, types);

  function formsOf(route: string, type: ts.Type): RouteForms {
    const partOf = (name: string): ts.Type | null => {
      const symbol = checker.getPropertyOfType(type, name);
      return symbol ? checker.getTypeOfSymbol(symbol) : null;
    };
    const request = FORM_NAMES.flatMap((name) => {
      const part = partOf(name);
      return part ? [[name, requestForm(route, name, formOf(part, true))]] : [];
    });
    const answer = partOf('answer');
    if (answer === null) throw new TypeError(`${route} says no answer. Write null where there is none.`);
    const file = partOf('file');
    const refusals = partOf('refusals');
    const replacedBy = partOf('replacedBy');
    return {
      ...(Object.fromEntries(request) as Partial<RouteForms>),
      ...(file ? { file: (formOf(file, true).enum ?? []).map(String) } : {}),
      answer: formOf(answer, false),
      refusals: refusals ? (formOf(refusals, false).properties ?? {}) : {},
      ...(replacedBy?.isStringLiteral() ? { replacedBy: replacedBy.value } : {}),
    };
  }

  function requestForm(route: string, name: (typeof FORM_NAMES)[number], form: Form): Form {
    if (name === 'body') {
      const schema = schemas.body[route];
      if (!schema) throw new TypeError(`${route} has no schema for its body.`);
      return withLimits(form, schema, `${route}, body`);
    }
    // A query is text, and its schema says what the text must look like; the type says what it means.
    const schema = name === 'query' ? schemas.query[route] : undefined;
    return schema ? { ...form, rules: queryRules(schema) } : form;
  }

  const routes = checker.getPropertiesOfType(checker.getTypeAtLocation(declared)).map((symbol) => {
    const forms = formsOf(symbol.name, checker.getTypeOfSymbol(symbol));
    return [symbol.name, forms] as const;
  });
  const kept = Object.fromEntries([...types].sort(([a], [b]) => (a < b ? -1 : 1)));
  return {
    routes: Object.fromEntries(
      routes
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([route, forms]) => [route, { form: routeDigest(route, forms, kept), ...forms }]),
    ),
    types: kept,
  };
}

/** The rules of query parameters, such as `page: whole-number`. */
function queryRules(schema: DescribedSchema): string[] {
  const { fields = {} } = schema.describe() as Description;
  return Object.entries(fields)
    .flatMap(([name, { tests = [] }]) =>
      tests.map(({ name: rule, params }) => {
        const { max, regex } = (params ?? {}) as { max?: number; regex?: RegExp };
        const detail = max ?? regex?.source;
        return `${name}: ${rule ?? 'rule'}${detail === undefined ? '' : ` ${detail}`}`;
      }),
    )
    .sort();
}
