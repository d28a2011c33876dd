import { createHash } from 'node:crypto';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { ROOT } from './workspace.mjs';

const PACKAGE = join(ROOT, 'packages/contract');

/** Entries that remotes import at run time: share key to source file. */
const ENTRIES = {
  '@saltbush/contract': join(PACKAGE, 'src/index.ts'),
  '@saltbush/contract/api': join(PACKAGE, 'src/api.ts'),
};

/**
 * Every exported value of each entry with its form: a hash over the declared type and all declarations of the package
 * that it refers to. Types do not exist at run time; they count only as part of a value.
 */
export function contractSurface() {
  const files = declarationFiles();
  const printer = ts.createPrinter({ removeComments: true });
  const formOf = (declaration) => {
    const texts = [...reach(declaration, files)].map(({ node, file }) =>
      printer.printNode(ts.EmitHint.Unspecified, node, file.source),
    );
    return createHash('sha256').update(texts.sort().join('\n')).digest('hex').slice(0, 12);
  };
  return Object.fromEntries(
    Object.entries(ENTRIES).map(([key, path]) => {
      const values = [...files.get(path).exports].flatMap(([name, target]) => {
        const declaration = resolve(target, files);
        return isValue(declaration.node) ? [[name, formOf(declaration)]] : [];
      });
      return [key, Object.fromEntries(values.sort(([a], [b]) => (a < b ? -1 : 1)))];
    }),
  );
}

/** Declarations that the compiler derives from the sources, by source file. */
function declarationFiles() {
  const { config } = ts.readConfigFile(join(PACKAGE, 'tsconfig.build.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, PACKAGE);
  const program = ts.createProgram(Object.values(ENTRIES), { ...options, emitDeclarationOnly: true, noCheck: true });
  const files = new Map();
  program.emit(
    undefined,
    (_name, text, _mark, _onError, [source] = []) => {
      if (source) files.set(source.fileName, readDeclarations(source.fileName, text));
    },
    undefined,
    true,
  );
  return files;
}

/** Top-level names of one file: its own declarations, and the targets of its imports and exports. */
function readDeclarations(path, text) {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const names = new Map();
  const exports = new Map();
  const file = { path, source, names, exports };
  const keep = (name, node, isExported) => {
    names.set(name, { node, file });
    if (isExported) exports.set(name, { node, file });
  };
  for (const statement of source.statements) {
    const isExported = (ts.getCombinedModifierFlags(statement) & ts.ModifierFlags.Export) !== 0;
    if (ts.isImportDeclaration(statement)) {
      const bindings = statement.importClause?.namedBindings;
      for (const { name, propertyName } of bindings && ts.isNamedImports(bindings) ? bindings.elements : []) {
        names.set(name.text, { from: statement.moduleSpecifier.text, name: (propertyName ?? name).text, file });
      }
    } else if (ts.isExportDeclaration(statement)) {
      for (const { name, propertyName, isTypeOnly } of statement.exportClause?.elements ?? []) {
        if (isTypeOnly || statement.isTypeOnly) continue;
        const original = (propertyName ?? name).text;
        const from = statement.moduleSpecifier?.text;
        exports.set(name.text, from ? { from, name: original, file } : { local: original, file });
      }
    } else if (ts.isVariableStatement(statement)) {
      for (const declaration of statement.declarationList.declarations) {
        keep(declaration.name.text, declaration, isExported);
      }
    } else if (statement.name) {
      keep(statement.name.text, statement, isExported);
    }
  }
  return file;
}

const isValue = (node) =>
  ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node);

/** Follows imports and exports within the package; null for declarations of another package. */
function resolve(target, files) {
  if (!target || target.node) return target ?? null;
  if (target.local) return resolve(target.file.names.get(target.local), files);
  if (!target.from.startsWith('.')) return null;
  const file = files.get(join(dirname(target.file.path), target.from));
  return resolve(file?.names.get(target.name), files);
}

/** A declaration and every declaration of this package that it refers to, directly or not. */
function reach(declaration, files, known = new Set()) {
  if (known.has(declaration)) return known;
  known.add(declaration);
  const { file } = declaration;
  const follow = (target) => {
    const next = resolve(target, files);
    if (next) reach(next, files, known);
  };
  const visit = (node) => {
    if (ts.isImportTypeNode(node) && node.qualifier) {
      follow({ from: node.argument.literal.text, name: node.qualifier.getText(file.source), file });
    } else if (ts.isIdentifier(node) && !isOnlyName(node)) {
      follow(file.names.get(node.text));
    }
    ts.forEachChild(node, visit);
  };
  visit(declaration.node);
  return known;
}

/** Whether an identifier is the name of a member or parameter, and so refers to nothing. */
function isOnlyName(node) {
  const { parent } = node;
  const isNamed = ts.isPropertySignature(parent) || ts.isPropertyDeclaration(parent) || ts.isMethodSignature(parent);
  return (isNamed || ts.isParameter(parent)) && parent.name === node;
}
