/** A diagram as a file: for a document, for a wall, or for another program. */
import type { Diagram } from '#diagrams/diagram';
import { mermaidOf } from '#diagrams/exports/mermaid';
import { scxmlOf } from '#diagrams/exports/scxml';
import { sheetInSvg } from '#diagrams/exports/svg';
import type { Format } from './formats.ts';

/** How many pixels a unit of a drawing has: text stays clear on paper. */
const SHARPNESS = 2;

/** Writes a diagram in a format. */
export async function exported({ chart, drawing }: Diagram, format: Format): Promise<Blob> {
  switch (format) {
    case 'svg':
      return new Blob([sheetInSvg(chart, drawing)], { type: 'image/svg+xml' });
    case 'png':
      return pictureOf(sheetInSvg(chart, drawing));
    case 'mmd':
      return new Blob([mermaidOf(chart)], { type: 'text/plain' });
    case 'scxml':
      return new Blob([scxmlOf(chart)], { type: 'application/scxml+xml' });
    case 'json':
      return new Blob([`${JSON.stringify(chart, null, 2)}\n`], { type: 'application/json' });
  }
}

async function pictureOf(svg: string): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth * SHARPNESS;
    canvas.height = image.naturalHeight * SHARPNESS;
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) =>
      canvas.toBlob(
        (blob) => (blob === null ? reject(new Error('The picture is empty.')) : resolve(blob)),
        'image/png',
      ),
    );
  } finally {
    URL.revokeObjectURL(address);
  }
}
