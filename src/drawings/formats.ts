/** The formats in which a diagram leaves the page, by the ending of their files. */
export const FORMATS = {
  svg: 'Dibujo (SVG)',
  png: 'Imagen (PNG)',
  mmd: 'Mermaid',
  scxml: 'SCXML',
  json: 'JSON',
} as const;

export type Format = keyof typeof FORMATS;

export function isFormat(text: string): text is Format {
  return Object.hasOwn(FORMATS, text);
}
