import type { ClaseDeMarcado } from '#domain/common/varios';

/** Why the marked requests are not decided together; null where they are, or where none is marked. */
export function contraDecidirJuntas(clases: readonly ClaseDeMarcado[]): string | null {
  return new Set(clases).size <= 1
    ? null
    : 'Los vales y los casos se deciden por separado: deje marcados solo unos u otros.';
}
