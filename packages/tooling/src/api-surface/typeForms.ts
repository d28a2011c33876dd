import type { Form } from '@saltbush/contract/api-surface';
import ts from 'typescript';

/** Deeper than this no answer of ours goes; a type that does refers to itself. */
const DEEPEST = 20;

/**
 * Turns types of a program into forms. What an exported interface or alias describes is kept once, in `types`, and
 * referred to by its name; with `isInline` everything is written where it is used.
 */
export function typeForms(checker: ts.TypeChecker, types: Map<string, Form>) {
  function formOf(type: ts.Type, isInline: boolean, depth = 0): Form {
    if (depth > DEEPEST) throw new TypeError(`${checker.typeToString(type)} is too deep, or contains itself.`);
    const name = isInline ? null : nameOf(type);
    if (name === null) return formWithin(type, isInline, depth);
    if (!types.has(name)) {
      types.set(name, {});
      types.set(name, formWithin(type, isInline, depth));
    }
    return { $ref: `#/types/${name}` };
  }

  function formWithin(type: ts.Type, isInline: boolean, depth: number): Form {
    const { flags } = type;
    if (flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return {};
    if (flags & ts.TypeFlags.Null) return { type: 'null' };
    if (type.isStringLiteral() || type.isNumberLiteral()) return { enum: [type.value] };
    if (flags & ts.TypeFlags.BooleanLiteral) return { enum: [checker.typeToString(type) === 'true'] };
    if (flags & ts.TypeFlags.StringLike) return { type: 'string' };
    if (flags & ts.TypeFlags.NumberLike) return { type: 'number' };
    if (flags & ts.TypeFlags.Boolean) return { type: 'boolean' };
    if (type.isUnion()) return formOfUnion(type, isInline, depth);
    if (checker.isArrayType(type) || checker.isTupleType(type)) return formOfList(type, isInline, depth);
    if (flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) return formOfObject(type, isInline, depth);
    throw new TypeError(`${checker.typeToString(type)} cannot be sent. Use texts, numbers, lists and objects.`);
  }

  function formOfUnion(type: ts.UnionType, isInline: boolean, depth: number): Form {
    const present = type.types.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined));
    const isBoolean = present.filter(({ flags }) => flags & ts.TypeFlags.BooleanLiteral).length === 2;
    const rest = isBoolean ? present.filter(({ flags }) => !(flags & ts.TypeFlags.BooleanLiteral)) : present;
    const forms = rest.map((one) => formOf(one, isInline, depth + 1));
    const values = forms.flatMap((form) => form.enum ?? []).sort((a, b) => (String(a) < String(b) ? -1 : 1));
    const others = [
      ...forms.filter((form) => form.enum === undefined),
      ...(isBoolean ? [{ type: 'boolean' } as Form] : []),
    ];
    const all = [...(values.length > 0 ? [{ enum: values }] : []), ...others].sort(byText);
    const [only, second] = all;
    return only !== undefined && second === undefined ? only : { anyOf: all };
  }

  function formOfList(type: ts.Type, isInline: boolean, depth: number): Form {
    const members = checker.getTypeArguments(type as ts.TypeReference);
    const forms = members.map((member) => formOf(member, isInline, depth + 1));
    const [items] = forms;
    if (items === undefined || forms.some((form) => JSON.stringify(form) !== JSON.stringify(items))) {
      throw new TypeError(`${checker.typeToString(type)}: a list has items of one form.`);
    }
    return { type: 'array', items };
  }

  function formOfObject(type: ts.Type, isInline: boolean, depth: number): Form {
    const index = checker.getIndexInfoOfType(type, ts.IndexKind.String);
    const fields = checker.getPropertiesOfType(type).map((symbol) => {
      const field = checker.getTypeOfSymbol(symbol);
      const isOptional = (symbol.flags & ts.SymbolFlags.Optional) !== 0 || mayBeMissing(field);
      const about = aboutOf(symbol);
      const form = formOf(field, isInline, depth + 1);
      return { name: symbol.name, isOptional, form: about === '' ? form : { ...form, $comment: about } };
    });
    fields.sort((a, b) => (a.name < b.name ? -1 : 1));
    return {
      type: 'object',
      properties: Object.fromEntries(fields.map(({ name, form }) => [name, form])),
      required: fields.filter(({ isOptional }) => !isOptional).map(({ name }) => name),
      ...(index && !(index.type.flags & ts.TypeFlags.Never)
        ? { additionalProperties: formOf(index.type, isInline, depth + 1) }
        : {}),
    };
  }

  /** What its declaration says of a field, in one line. */
  const aboutOf = (symbol: ts.Symbol): string =>
    ts.displayPartsToString(symbol.getDocumentationComment(checker)).replace(/\s+/g, ' ').trim();

  const mayBeMissing = (type: ts.Type): boolean =>
    type.isUnion() && type.types.some(({ flags }) => flags & ts.TypeFlags.Undefined);

  /** The name under which a type is kept; null for one that is written where it is used. */
  function nameOf(type: ts.Type): string | null {
    const symbol = type.aliasSymbol ?? type.symbol;
    const isGeneric = (type.aliasTypeArguments ?? (type as ts.TypeReference).typeArguments ?? []).length > 0;
    const declaration = symbol?.declarations?.[0];
    if (declaration === undefined || isGeneric || !(type.flags & ts.TypeFlags.Object) || checker.isArrayType(type))
      return null;
    const isNamed = ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration);
    const isOurs = !declaration.getSourceFile().fileName.includes('/node_modules/');
    return isNamed && isOurs ? symbol.name : null;
  }

  return formOf;
}

const byText = (one: Form, other: Form): number => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1);
