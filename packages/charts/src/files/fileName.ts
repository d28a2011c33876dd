/** `Freight spend ex GST` as `freight-spend-ex-gst`. */
export function fileName(caption: string): string {
  const words = caption.toLowerCase().match(/[a-z0-9]+/g) ?? ['chart'];
  return words.join('-');
}
