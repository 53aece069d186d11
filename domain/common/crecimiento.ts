/** How the database grows: the groups of its tables, and how long the rows of each are kept. */

/**
 * How long rows are kept that go by themselves: the environment's variable, its default and the fewest days that it may say. Fewer would take away
 * what is still asked for: a save that is repeated, an event that is tried for days, a mail that somebody asks about.
 */
export const CONSERVA = {
  correos: { variable: 'CONSERVA_CORREOS', dias: 365, minimo: 30 },
  claves: { variable: 'CONSERVA_CLAVES', dias: 30, minimo: 2 },
  eventos: { variable: 'CONSERVA_EVENTOS', dias: 90, minimo: 7 },
  entradas: { variable: 'CONSERVA_ENTRADAS', dias: 90, minimo: 7 },
  novedades: { variable: 'CONSERVA_NOVEDADES', dias: 30, minimo: 7 },
  lecturas: { variable: 'CONSERVA_LECTURAS', dias: 365, minimo: 30 },
  rechazos: { variable: 'CONSERVA_RECHAZOS', dias: 365, minimo: 30 },
  busquedas: { variable: 'CONSERVA_BUSQUEDAS', dias: 365, minimo: 7 },
} as const;

/** The name of such a time. */
export type AjusteDeConservacion = keyof typeof CONSERVA;

/** How long each is kept, in days. */
export type Conservacion = Readonly<Record<AjusteDeConservacion, number>>;

/** The times where the environment says none. */
export const CONSERVA_POR_OMISION = Object.fromEntries(
  Object.entries(CONSERVA).map(([ajuste, { dias }]) => [ajuste, dias]),
) as Conservacion;

/** '1 día', '365 días'. */
export function diasEnPalabras(dias: number): string {
  return dias === 1 ? '1 día' : `${dias} días`;
}

const ENTERO = new Intl.NumberFormat('es-MX', { maximumFractionDigits: 0 });
const CON_DECIMAL = new Intl.NumberFormat('es-MX', { maximumFractionDigits: 1 });

/** A size as staff read it: '812 kB', '1.2 GB'; thousands of 1,024. */
export function tamanoEnPalabras(bytes: number): string {
  const unidades = ['bytes', 'kB', 'MB', 'GB', 'TB'] as const;
  const grado = bytes < 1 ? 0 : Math.min(unidades.length - 1, Math.floor(Math.log2(bytes) / 10));
  const cantidad = bytes / 1024 ** grado;
  return `${(cantidad < 10 && grado > 0 ? CON_DECIMAL : ENTERO).format(cantidad)} ${unidades[grado]}`;
}

/** A number of rows as staff read it. */
export function filasEnPalabras({ filas, cuenta }: Pick<GrupoQueCrece, 'filas' | 'cuenta'>): string {
  const numero = ENTERO.format(filas);
  switch (cuenta) {
    case 'exacta':
      return numero;
    case 'estimada':
      return `unas ${numero}`;
    case 'minima':
      return `más de ${numero}`;
  }
}

/**
 * A group of tables as the page of the system shows it: `plazo` in words, `variables` those of the environment that say it, `bytes` with indexes.
 */
export interface GrupoQueCrece {
  readonly grupo: string;
  readonly nombre: string;
  readonly guarda: string;
  readonly plazo: string;
  readonly variables: string[];
  readonly filas: number;
  /** How `filas` is meant: counted, as the database estimates it, or counted up to a limit. */
  readonly cuenta: 'exacta' | 'estimada' | 'minima';
  readonly bytes: number;
  /** Old rows go by themselves. */
  readonly seLimpia: boolean;
  /** The last time that they did, and how many went; null before the first. */
  readonly limpieza: { readonly momento: string; readonly borradas: number } | null;
}
