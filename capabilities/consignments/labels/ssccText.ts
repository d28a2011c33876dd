/** A package's code as people read it below the bars. */
export const ssccText = (sscc: string): string => `(00) ${sscc}`;
