import type { Caso } from '#domain/casos';
import type { FechaIso, InstanteIso } from '#domain/fechas';
import { diaDe, fechaLarga } from '#domain/fechas';

interface Comun {
  readonly clave: string;
  readonly fecha: InstanteIso;
  readonly autor: { readonly numiden: number; readonly nombre: string };
  /** The case's version since this happened; null when the history does not say. */
  readonly version: number | null;
}

/** One thing that happened to a case, as the page tells it. */
export type Suceso = Comun &
  (
    | { readonly tipo: 'comentario'; readonly texto: string }
    | { readonly tipo: 'movimiento'; readonly texto: string }
    | {
        readonly tipo: 'escalamiento';
        readonly area: string;
        readonly subCategoria: string;
        readonly motivo: string;
        readonly comentario: string;
      }
  );

export type FiltroHistoria = 'todo' | 'comentarios' | 'movimientos';

export const FILTROS_HISTORIA = {
  todo: 'Todo',
  comentarios: 'Comentarios',
  movimientos: 'Movimientos',
} as const satisfies Record<FiltroHistoria, string>;

const COMENTARIO_AGREGADO = 'Comentario agregado';
const CASO_ESCALADO = /^Caso escalado a /;

/**
 * Comments, movements and escalations as one history, oldest first. A comment and an escalation each have a movement of
 * the same moment and person, which is told with them and not a second time.
 */
export const historiaDe = ({ comentarios, logs, logEscalamientos }: Caso): readonly Suceso[] => {
  const sueltos = [...logs];
  const versionDe = (suceso: Pick<Comun, 'fecha' | 'autor'>, es: (accion: string) => boolean): number | null => {
    const lugar = sueltos.findIndex(
      ({ fecha, autor, accion }) => fecha === suceso.fecha && autor.numiden === suceso.autor.numiden && es(accion),
    );
    return lugar < 0 ? null : (sueltos.splice(lugar, 1)[0]?.version ?? null);
  };
  const sucesos: Suceso[] = [
    ...comentarios.map(
      ({ id, ...comentario }): Suceso => ({
        ...comentario,
        tipo: 'comentario',
        clave: `c${id}`,
        version: versionDe(comentario, (accion) => accion === COMENTARIO_AGREGADO),
      }),
    ),
    ...logEscalamientos.map(
      ({ id, ...escalamiento }): Suceso => ({
        ...escalamiento,
        tipo: 'escalamiento',
        clave: `e${id}`,
        version: versionDe(escalamiento, (accion) => CASO_ESCALADO.test(accion)),
      }),
    ),
  ];
  const movimientos = sueltos.map(
    ({ id, accion, ...resto }): Suceso => ({ ...resto, tipo: 'movimiento', clave: `m${id}`, texto: accion }),
  );
  // The sort is stable: of one moment, what was done comes before what followed from it.
  return [...sucesos, ...movimientos].sort((uno, otro) => Date.parse(uno.fecha) - Date.parse(otro.fecha));
};

/** What a filter lets through. */
export const filtrarHistoria = (historia: readonly Suceso[], filtro: FiltroHistoria): readonly Suceso[] =>
  filtro === 'todo' ? historia : historia.filter(({ tipo }) => (tipo === 'comentario') === (filtro === 'comentarios'));

export interface DiaDeHistoria {
  readonly dia: FechaIso;
  /** 'Hoy', 'Ayer', or the day written out. */
  readonly nombre: string;
  readonly sucesos: readonly Suceso[];
}

const UN_DIA_MS = 86_400_000;

/** A history by the store's days. */
export const porDias = (historia: readonly Suceso[], ahora: Date): readonly DiaDeHistoria[] => {
  const dias = new Map<FechaIso, Suceso[]>();
  for (const suceso of historia) {
    const dia = diaDe(new Date(suceso.fecha));
    const delDia = dias.get(dia);
    if (delDia === undefined) dias.set(dia, [suceso]);
    else delDia.push(suceso);
  }
  const hoy = diaDe(ahora);
  const ayer = diaDe(new Date(Date.parse(`${hoy}T12:00:00Z`) - UN_DIA_MS), 'UTC');
  return [...dias].map(([dia, sucesos]) => ({
    dia,
    nombre: dia === hoy ? 'Hoy' : dia === ayer ? 'Ayer' : fechaLarga(dia),
    sucesos,
  }));
};
