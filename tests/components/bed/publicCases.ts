import { inject } from 'vitest';

/** A case that people reported of another product, by its id: what is typed in it. */
interface PublicCases {
  /** Two windows of one sale's voucher. */
  readonly P39: { readonly pagina: string };
  /** A password manager fills a field without an event. */
  readonly P52: { readonly campo: string; readonly valor: string };
  /** The browser's Back while a new case is typed. */
  readonly P58: { readonly nombre: string; readonly descripcion: string };
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The text of the file of cases; null where it is not beside the project: it is no part of it. */
    publicCases: string | null;
  }
}

const text = inject('publicCases');

/** The cases; null where they are not beside the project: what needs them is skipped. */
export const PUBLIC_CASES: PublicCases | null = text === null ? null : JSON.parse(text);
