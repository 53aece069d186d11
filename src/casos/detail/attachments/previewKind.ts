import type { Anexo } from '#domain/casos/anexos';

/** How a file can be shown without leaving the page. */
export type PreviewKind = 'image' | 'pdf';

const KINDS: Readonly<Record<string, PreviewKind>> = {
  'image/png': 'image',
  'image/jpeg': 'image',
  'application/pdf': 'pdf',
};

/** How a file can be shown; null for those that only a program of their own opens. */
export function previewKindOf({ tipo }: Pick<Anexo, 'tipo'>): PreviewKind | null {
  return KINDS[tipo] ?? null;
}

/** A browser without a PDF viewer would download the file instead of showing it. */
export function canBeShown(file: Pick<Anexo, 'tipo'>): boolean {
  const kind = previewKindOf(file);
  return kind === 'image' || (kind === 'pdf' && navigator.pdfViewerEnabled);
}
