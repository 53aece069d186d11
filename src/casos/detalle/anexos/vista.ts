import type { Anexo } from '#domain/anexos';

export type Vista = 'imagen' | 'pdf';

const VISTAS: Readonly<Record<string, Vista>> = {
  'image/png': 'imagen',
  'image/jpeg': 'imagen',
  'application/pdf': 'pdf',
};

/** How a file can be shown without leaving the page; null for those that only a program of their own opens. */
export const vistaDe = ({ tipo }: Pick<Anexo, 'tipo'>): Vista | null => VISTAS[tipo] ?? null;

/** A browser without a PDF viewer would download the file instead of showing it. */
export const seMuestra = (anexo: Pick<Anexo, 'tipo'>): boolean => {
  const vista = vistaDe(anexo);
  return vista === 'imagen' || (vista === 'pdf' && navigator.pdfViewerEnabled);
};
