/** Saves what the canvas shows, as `truck-8-tonne.png`. */
export function savePicture(canvas: HTMLCanvasElement, vehicleName: string): void {
  canvas.toBlob((picture) => {
    if (!picture) return;
    const url = URL.createObjectURL(picture);
    const link = document.createElement('a');
    link.href = url;
    link.download = `truck-${vehicleName.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.png`;
    document.body.append(link);
    link.click();
    link.remove();
    // Safari reads the address only after the click handler has returned.
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
  }, 'image/png');
}
