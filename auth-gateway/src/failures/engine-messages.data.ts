interface EngineMessage {
  /** Anchored at both ends; each group is a name of the code. */
  shape: RegExp;
  /** `$1` stands for the name, where it is one of the code. */
  kept: string;
}

const NAME = '([\\w$.]{1,60})';
const of = (shape: string, kept: string): EngineMessage => ({ shape: new RegExp(`^${shape}$`), kept });
const fixed = (text: string): EngineMessage => of(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), text);

/**
 * What engines and browsers say by themselves: V8, SpiderMonkey and JavaScriptCore, as of 2026. Only these are kept of a
 * message, since everything else may hold what a person typed.
 */
export const ENGINE_MESSAGES: readonly EngineMessage[] = [
  of(
    `Cannot read properties of (?:undefined) \\(reading '${NAME}'\\)`,
    "Cannot read properties of undefined (reading '$1')",
  ),
  of(`Cannot read properties of (?:null) \\(reading '${NAME}'\\)`, "Cannot read properties of null (reading '$1')"),
  of(
    `Cannot set properties of (?:undefined) \\(setting '${NAME}'\\)`,
    "Cannot set properties of undefined (setting '$1')",
  ),
  of(`Cannot set properties of (?:null) \\(setting '${NAME}'\\)`, "Cannot set properties of null (setting '$1')"),
  of(`Cannot access '${NAME}' before initialization`, "Cannot access '$1' before initialization"),
  of(
    `Cannot destructure property '${NAME}' of .{1,200} as it is undefined\\.`,
    "Cannot destructure property '$1' of undefined",
  ),
  of(`${NAME} is not a function`, '$1 is not a function'),
  of(`${NAME} is not defined`, '$1 is not defined'),
  of(`${NAME} is not iterable`, '$1 is not iterable'),
  of(`${NAME} is not a constructor`, '$1 is not a constructor'),
  of(`${NAME} is undefined`, '$1 is undefined'),
  of(`${NAME} is null`, '$1 is null'),
  of(`can't access property "${NAME}", .{1,200} is undefined`, 'can\'t access property "$1" of undefined'),
  of(`can't access property "${NAME}", .{1,200} is null`, 'can\'t access property "$1" of null'),
  of(`undefined is not an object \\(evaluating '${NAME}'\\)`, "undefined is not an object (evaluating '$1')"),
  of(`null is not an object \\(evaluating '${NAME}'\\)`, "null is not an object (evaluating '$1')"),
  of(`${NAME} is not a function\\. \\(In '.{1,200}', '.{1,200}' is .{1,60}\\)`, '$1 is not a function'),
  of('.{0,200} is not valid JSON', 'The text is not valid JSON'),
  of('Unexpected (?:end of JSON input|token .{0,200})', 'The text is not valid JSON'),
  of('JSON\\.parse: .{1,200}', 'The text is not valid JSON'),
  of('Minified React error #\\d{1,4}; .{1,280}', 'React error'),
  of('Loading (?:CSS )?chunk .{1,280}', 'A chunk did not arrive'),
  of('Failed to construct .{1,280}', 'Failed to construct'),
  of('Failed to execute .{1,280}', 'Failed to execute'),
  fixed('Assignment to constant variable.'),
  fixed('Maximum call stack size exceeded'),
  fixed('Maximum call stack size exceeded.'),
  fixed('too much recursion'),
  fixed('Invalid time value'),
  fixed('Invalid array length'),
  fixed('Invalid string length'),
  fixed('Cannot convert undefined or null to object'),
  fixed('Reduce of empty array with no initial value'),
  fixed('Failed to fetch'),
  fixed('Load failed'),
  fixed('NetworkError when attempting to fetch resource.'),
  fixed('The operation was aborted.'),
  fixed('signal timed out'),
  fixed('Converting circular structure to JSON'),
  fixed('The string did not match the expected pattern.'),
  fixed('The quota has been exceeded.'),
];
