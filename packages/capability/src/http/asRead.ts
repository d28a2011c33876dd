/** The parts of a yup schema that say how an object is read. */
interface Reader {
  spec?: { meta?: { unknownFields?: 'ignored' } | undefined; default?: unknown };
  fields?: Record<string, Reader>;
  innerType?: Reader;
  getDefault?: () => unknown;
}

/**
 * What was sent, as its schema reads it: a field that is missing gets its default, since tabs of before do not send it,
 * and fields that a schema ignores are left out. Nothing else is changed.
 */
export function asRead(schema: Reader, value: unknown): unknown {
  const { fields, innerType, spec } = schema;
  if (Array.isArray(value)) return innerType ? value.map((item) => asRead(innerType, item)) : value;
  if (typeof value !== 'object' || value === null || fields === undefined) return value;
  const given = Object.entries(value).flatMap(([name, part]): [string, unknown][] => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (field) return [[name, asRead(field, part)]];
    return spec?.meta?.unknownFields === 'ignored' ? [] : [[name, part]];
  });
  const missing = Object.entries(fields).flatMap(([name, field]): [string, unknown][] => {
    // An object's schema makes a default of its fields, which nobody wrote down.
    const isWritten = field.spec?.default !== undefined;
    return isWritten && !Object.hasOwn(value, name) ? [[name, field.getDefault?.()]] : [];
  });
  return Object.fromEntries([...given, ...missing]);
}
