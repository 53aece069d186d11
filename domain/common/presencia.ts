import { z } from 'zod';

/** The records that tell who has them open. */
const CON_PRESENCIA = ['caso', 'vale', 'factura'] as const;

export const conPresenciaSchema = z.enum(CON_PRESENCIA);

export type ConPresencia = z.infer<typeof conPresenciaSchema>;

/** How somebody is at a record, the one that tells most first: a person with two pages of it is told once. */
const ESTADOS_DE_PRESENCIA = ['escribe', 'presente', 'inactivo'] as const;

export const estadoDePresenciaSchema = z.enum(ESTADOS_DE_PRESENCIA);

export type EstadoDePresencia = z.infer<typeof estadoDePresenciaSchema>;

/** A person who has a record open. */
export const presenteSchema = z.object({
  numiden: z.int(),
  nombre: z.string(),
  estado: estadoDePresenciaSchema,
});

export type Presente = z.infer<typeof presenteSchema>;

/** A page that has a record open says so this often, in milliseconds. */
export const LATIDO_MS = 20_000;

/** Whoever has said nothing for so long is gone, in milliseconds: one word may be lost, and a crash is noticed within a minute. */
export const OLVIDO_MS = 50_000;

/** Nobody did anything on a page for so long: its person is idle, in milliseconds. */
export const INACTIVO_MS = 120_000;

/**
 * A page out of sight for so long has nobody before it, in milliseconds. Browsers let the clock of such a page run once a minute
 * soon after, which is too rare for saying that it is there.
 */
export const OCULTO_MS = 240_000;

/** The people at a record, each once and by name, from what each of their pages says. */
export function reunirPresentes(paginas: readonly Presente[]): readonly Presente[] {
  const people = new Map<number, Presente>();
  for (const pagina of paginas) {
    const known = people.get(pagina.numiden);
    if (known === undefined || rank(pagina.estado) < rank(known.estado)) people.set(pagina.numiden, pagina);
  }
  return [...people.values()].toSorted((a, b) => a.nombre.localeCompare(b.nombre, 'es') || a.numiden - b.numiden);
}

function rank(estado: EstadoDePresencia): number {
  return ESTADOS_DE_PRESENCIA.indexOf(estado);
}

/** How somebody is at a record, in words after the name; nothing where the person is just there. */
export const PRESENCIA_EN_PALABRAS: Readonly<Record<EstadoDePresencia, string | null>> = {
  escribe: 'escribe',
  presente: null,
  inactivo: 'inactivo',
};

/** The people at a record, in one line. */
export function presentesEnPalabras(presentes: readonly Presente[]): string {
  return presentes
    .map(({ nombre, estado }) => {
      const words = PRESENCIA_EN_PALABRAS[estado];
      return words === null ? nombre : `${nombre} (${words})`;
    })
    .join(', ');
}
