import { dateAndTime } from '#domain/common/dates';
import { type Centavos, showPesos, toPesos } from '#domain/common/money';
import { type Limite, limiteEnPalabras, pasaDe } from '#domain/personas/limiteAutorizar';
import { type IdMetodo, METODOS_DEVOLUCION } from '#domain/ventas/metodosDevolucion';

/** The states of a refund: 'deshecha' is one that was noted by mistake and does not count any more. */
export const ESTADOS_DEVOLUCION = ['pendiente', 'hecha', 'rechazada', 'deshecha'] as const;
export type EstadoDevolucion = (typeof ESTADOS_DEVOLUCION)[number];

/** The states in which a refund counts against its sale: it went back, or may have. */
export const DEVOLUCIONES_QUE_CUENTAN: readonly EstadoDevolucion[] = ['pendiente', 'hecha'];

/** The states of the undoing of a refund: asked of a neighbour, done, and refused by it. */
export const ESTADOS_DESHECHO = ['pendiente', 'hecho', 'rechazado'] as const;

/**
 * How each form of refund is undone: where a neighbour has the money, by that neighbour, which refuses what is spent; else the
 * person answers for it. The words are those that are read before it is done.
 */
const FORMAS = {
  2: { vecino: false, antes: 'Cancele la devolución en la terminal antes de deshacerla aquí.' },
  3: { vecino: true, antes: 'El importe sale de la billetera del cliente. Si ya lo gastó, no se deshace.' },
  4: { vecino: true, antes: 'Se pide al crédito que revierta el abono. Si no lo admite, no se deshace.' },
  5: { vecino: false, antes: 'Tenga de vuelta el cheque, o su cancelación del banco, antes de deshacerla aquí.' },
  6: { vecino: false, antes: 'Tenga el efectivo en la caja antes de deshacerla aquí.' },
  7: { vecino: true, antes: 'El certificado se anula y ya no sirve. Si ya se canjeó, no se deshace.' },
} as const satisfies Record<IdMetodo, { readonly vecino: boolean; readonly antes: string }>;

/** The methods whose money a neighbour has. */
export type MetodoDeVecino = {
  [M in IdMetodo]: (typeof FORMAS)[M]['vecino'] extends true ? M : never;
}[IdMetodo];

/** Whether a neighbour has the money of a refund by this method, and must give it back for the refund to be undone. */
export function loDeshaceUnVecino(metodo: IdMetodo): metodo is MetodoDeVecino {
  return FORMAS[metodo].vecino;
}

/** A refund, as its undoing judges it. */
interface PorDeshacer {
  readonly metodo: IdMetodo;
  readonly monto: Centavos;
  /** Who gave it back. */
  readonly numiden: number;
}

/** The facts of one refund that the life of its voucher reads before it is undone, for a person and the limit of their role. */
export function hechosDeDeshacer(
  devolucion: PorDeshacer,
  persona: { readonly numiden: number; readonly limite: Limite },
) {
  return {
    devolvio: devolucion.numiden === persona.numiden,
    pideAlVecino: loDeshaceUnVecino(devolucion.metodo),
    limiteDeLoDevuelto: pasaDe(devolucion.monto, persona.limite) ? persona.limite : null,
  };
}

/** Why a refund cannot be undone by its own state; null where it can. */
export function fallaDeDeshacer({ metodo, estado }: { readonly metodo: IdMetodo; readonly estado: EstadoDevolucion }) {
  const nombre = METODOS_DEVOLUCION[metodo];
  switch (estado) {
    case 'hecha':
      return null;
    case 'pendiente':
      return `La devolución por ${nombre} no ha terminado: cuando termine se puede deshacer.`;
    case 'rechazada':
      return `La devolución por ${nombre} se rechazó: no hay nada que deshacer.`;
    case 'deshecha':
      return `La devolución por ${nombre} ya se deshizo.`;
  }
}

/** The texts of undoing a refund. */
export const DESHACER_TEXTS = {
  antes: (metodo: IdMetodo) => FORMAS[metodo].antes,
  suyo: 'Usted hizo este vale o devolvió esto: lo deshace otra persona.',
  deNadie: 'No se sabe quién hizo este vale, así que nadie puede deshacer lo que devolvió.',
  nada: 'Este vale no tiene ninguna devolución hecha que deshacer.',
  pasado: (limite: Limite) =>
    `Su límite para autorizar es de ${limiteEnPalabras(limite)} y lo devuelto pasa de él: lo deshace alguien con un límite mayor.`,
  enCurso: 'Se está deshaciendo una devolución de este vale: espere a que termine.',
  otraEnCurso: 'Otra devolución de este vale no ha terminado: cuando termine se puede deshacer esta.',
  yaTermino: 'Lo que se estaba deshaciendo ya terminó.',
  sinDevolucion: 'Este vale no tiene esa devolución.',
  sinSaberse: (metodo: IdMetodo) =>
    `No se sabe si la devolución por ${METODOS_DEVOLUCION[metodo]} se deshizo. Intente de nuevo: se cuenta una sola vez.`,
  empezado: (metodo: IdMetodo, monto: Centavos) =>
    `Se empieza a deshacer la devolución de ${shown(monto)} por ${METODOS_DEVOLUCION[metodo]}`,
  hecho: (metodo: IdMetodo, monto: Centavos) =>
    `Se deshizo la devolución de ${shown(monto)} por ${METODOS_DEVOLUCION[metodo]}: el vale la debe otra vez`,
  negado: (metodo: IdMetodo, monto: Centavos, reason: string) =>
    `La devolución de ${shown(monto)} por ${METODOS_DEVOLUCION[metodo]} no se deshizo: ${reason}`,
  conNota: (nota: string) =>
    `Su nota de crédito ${nota} sigue: los artículos volvieron. Si al final el dinero vuelve por otra forma, pida cancelarla y haga otra.`,
  sinAbono: 'La billetera no tiene ese abono.',
  yaRevertido: 'Ese abono ya se revirtió.',
  noAlcanza: (saldo: Centavos, monto: Centavos) =>
    `La billetera tiene ${shown(saldo)} y se abonaron ${shown(monto)}: ya se gastó y no se deshace.`,
  sinAbonoAlCredito: 'El crédito no tiene ese abono.',
} as const;

/** An undoing as it is read beside its refund: who and why, or why it was not done. */
export function deshechoEnPalabras(deshecho: {
  readonly estado: (typeof ESTADOS_DESHECHO)[number];
  readonly motivo: string;
  readonly respuesta: string | null;
  readonly autor: { readonly nombre: string };
}): string {
  const { estado, motivo, respuesta, autor } = deshecho;
  switch (estado) {
    case 'pendiente':
      return `${autor.nombre} la está deshaciendo: el sistema lo termina solo`;
    case 'hecho':
      return `La deshizo ${autor.nombre}: ${motivo}`;
    case 'rechazado':
      return `No se deshizo: ${respuesta ?? ''}`;
  }
}

/** Tells whoever brings a certificate that it was annulled, by the clock of the store where he is. */
export function yaAnulado(folio: string, momento: Date, zona: string): string {
  return `El certificado ${folio} se anuló el ${dateAndTime(momento.toISOString(), zona)}.`;
}

function shown(amount: Centavos): string {
  return showPesos(toPesos(amount));
}
