import ts from 'typescript';

export interface Pattern {
  source: string;
  flags: string;
  /** File and line, from 1. */
  place: string;
}

/** Replaces each inserted piece of a composed pattern. */
const PIECE = 'x';

/** Text of a string, of added strings or of a template; null for anything else. */
function textOf(node: ts.Expression | undefined): string | null {
  if (node === undefined) return null;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTaggedTemplateExpression(node)) {
    const { template } = node;
    if (ts.isNoSubstitutionTemplateLiteral(template)) return template.rawText ?? template.text;
    return template.head.rawText + template.templateSpans.map(({ literal }) => PIECE + literal.rawText).join('');
  }
  if (ts.isTemplateExpression(node)) {
    return node.head.text + node.templateSpans.map(({ literal }) => PIECE + literal.text).join('');
  }
  if (ts.isBinaryExpression(node)) return (textOf(node.left) ?? PIECE) + (textOf(node.right) ?? PIECE);
  return null;
}

/** Every regular expression in a source file, as a literal or as the text of `new RegExp`. */
export function patternsIn(fileName: string, content: string): Pattern[] {
  const file = ts.createSourceFile(fileName, content, ts.ScriptTarget.Latest, true);
  const patterns: Pattern[] = [];
  const add = (node: ts.Node, source: string, flags: string) => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
    patterns.push({ source, flags, place: `${fileName}:${line + 1}` });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      add(node, node.text.slice(1, end), node.text.slice(end + 1));
    }
    if ((ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText(file) === 'RegExp') {
      const [pattern, flags] = node.arguments ?? [];
      const source = textOf(pattern);
      if (source !== null) add(node, source, textOf(flags) ?? '');
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return patterns;
}
