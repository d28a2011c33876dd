/** Pixels of the picture for one of the page, so that it is sharp in a report. */
const SCALE = 2;
const MARGIN_PX = 20;
const TITLE_PX = 40;
const TITLE_LETTERS_PX = 18;
/** Room around a drawing, since an image has no web font and other letters may be wider. */
const BLEED_PX = 20;

/** A drawing with the colours of the page and the textures of its frame: an image knows neither. */
function standalone(drawing: SVGSVGElement, frame: HTMLElement): string {
  const { width, height } = drawing.getBoundingClientRect();
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const [wide, high] = [width + 2 * BLEED_PX, height + 2 * BLEED_PX];
  copy.setAttribute('viewBox', `${-BLEED_PX} ${-BLEED_PX} ${wide} ${high}`);
  copy.setAttribute('width', String(wide));
  copy.setAttribute('height', String(high));
  copy.style.width = `${wide}px`;
  copy.style.height = `${high}px`;
  for (const textures of frame.querySelectorAll('defs')) copy.append(textures.cloneNode(true));
  const page = getComputedStyle(frame);
  return new XMLSerializer()
    .serializeToString(copy)
    .replace(/var\((--[\w-]{1,40})\)/g, (_whole, name: string) => page.getPropertyValue(name).trim());
}

async function imageOf(markup: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(markup)}`;
  await image.decode();
  return image;
}

/** The drawings that stand in no other one, each at its place. */
function drawingsOf(frame: HTMLElement): { markup: string; box: DOMRect }[] {
  return [...frame.querySelectorAll('svg')]
    .filter((drawing) => !drawing.parentElement?.closest('svg'))
    .map((drawing) => ({ markup: standalone(drawing, frame), box: drawing.getBoundingClientRect() }));
}

/** Text beside the drawings, such as the key of a ring, each at its place. */
function wordsOf(frame: HTMLElement): { text: string; of: Element; box: DOMRect }[] {
  const words: ReturnType<typeof wordsOf> = [];
  const walker = document.createTreeWalker(frame, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const of = node.parentElement;
    const text = node.textContent?.trim();
    if (!of || !text || of.closest('svg')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    // Text for screen readers has no size.
    if (box.width > 2) words.push({ text, of, box });
  }
  return words;
}

/**
 * A chart as it is on show, on white and below its title, as a PNG. Rejects when the browser cannot draw it.
 */
export async function chartPicture(frame: HTMLElement, title: string): Promise<Blob> {
  // All of it at once, since the page may be scrolled while an image is made.
  const box = frame.getBoundingClientRect();
  const words = wordsOf(frame);
  const drawings = await Promise.all(
    drawingsOf(frame).map(async ({ markup, box: place }) => ({ image: await imageOf(markup), place })),
  );

  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil((box.width + 2 * MARGIN_PX) * SCALE);
  canvas.height = Math.ceil((box.height + TITLE_PX + 2 * MARGIN_PX) * SCALE);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser draws no pictures.');
  context.scale(SCALE, SCALE);
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.translate(MARGIN_PX, MARGIN_PX);

  const { color, fontFamily } = getComputedStyle(frame);
  context.textBaseline = 'middle';
  context.fillStyle = color;
  context.font = `700 ${TITLE_LETTERS_PX}px ${fontFamily}`;
  context.fillText(title, 0, TITLE_LETTERS_PX / 2, box.width);

  context.translate(-box.left, TITLE_PX - box.top);
  for (const { image, place } of drawings) {
    context.drawImage(image, place.left - BLEED_PX, place.top - BLEED_PX);
  }
  for (const { text, of, box: place } of words) {
    const style = getComputedStyle(of);
    context.fillStyle = style.color;
    context.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    context.fillText(text, place.left, place.top + place.height / 2, place.width);
  }

  return new Promise((resolve, reject) => {
    canvas.toBlob((picture) => {
      if (picture) resolve(picture);
      else reject(new Error('The browser made no picture.'));
    }, 'image/png');
  });
}
