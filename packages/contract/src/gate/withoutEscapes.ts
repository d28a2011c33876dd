const ESCAPE = /\\(?:x([0-9a-f]{2})|u([0-9a-f]{4})|u\{([0-9a-f]{1,6})\})/gi;
const MOST_CODE_POINT = 0x10ffff;

/** Code with its escaped characters written out, as `\x5f` for `_`. */
export function withoutEscapes(code: string): string {
  return code.replace(ESCAPE, (whole, ...digits: (string | undefined)[]) => {
    const point = Number.parseInt(digits.slice(0, 3).find((one) => one !== undefined) ?? '', 16);
    return point <= MOST_CODE_POINT ? String.fromCodePoint(point) : whole;
  });
}
