import { CLASES_FACTURA, type ClaseFactura } from '#domain/cadena/estadosFactura';
import type { Deshacer, EntradaQueSeDeshace } from '#domain/common/deshacer';
import { enElEquipoDe, type Movimiento, seRegistro } from '#domain/common/history';
import { type Centavos, showPesos, toPesos } from '#domain/common/money';
import { type DeshacibleDeCaso, loDeshechoDeCaso } from './trabajosCaso.ts';
import { canceladasSinVigencia, type UnidadesCanceladas } from './unidadesCanceladas.ts';
import { ESTADO, type IdEstadoCaso } from './vidaCaso.ts';

/** The entries of a case's history: the work, and the facts to tell of it. The words are made when it is read. */
export type EntradaDeCaso = EntradaQueSeDeshace &
  ActoDeCaso & {
    /** A work of elsewhere is told, and the case, which takes no such work where it is, stays there. */
    readonly sinPaso?: true;
  };

type ActoDeCaso =
  /** The last act is taken back; where the case stands again, and what had followed a comment that is taken back with it. */
  | {
      readonly trabajo: Deshacer;
      readonly que: DeshacibleDeCaso;
      readonly estado: IdEstadoCaso;
      readonly sigue?: DeshacibleDeCaso;
    }
  | { readonly trabajo: 'crear' | 'comentar' | 'recolectar' | 'enProceso' | 'sinEfecto' }
  /** `sigueEn` is the case in which its matter goes on; absent where it ends here. */
  | { readonly trabajo: 'cerrar'; readonly sigueEn?: number }
  /** Another case ended since its matter goes on in this one; and does not after all. */
  | { readonly trabajo: 'unir' | 'separar'; readonly caso: number }
  /** Two cases have to do with each other, and do not any more; null for a reader who may not see the other one. */
  | { readonly trabajo: 'relacionar' | 'quitarRelacion'; readonly caso: number | null }
  /** A voucher that was made of the case, partial too. */
  | { readonly trabajo: 'hacerVale'; readonly folio: string }
  /** An invoice that was made for the case ('A-123'), and one that could not be made: then the case went to MANTENIMIENTO. */
  | { readonly trabajo: 'facturar'; readonly clase: ClaseFactura; readonly nombre: string }
  | { readonly trabajo: 'cancelacionPedida' | 'facturaCancelada' | 'cancelacionNegada'; readonly nombre: string }
  /** `plazo` is the day until which its receiver may answer, as people read it. */
  | { readonly trabajo: 'cancelacionEnEspera'; readonly nombre: string; readonly plazo: string | null }
  | { readonly trabajo: 'facturaRechazada'; readonly nombre: string; readonly motivo: string }
  /** A sale that was invoiced by name and stays in its global invoice, since its credit note could not be made. */
  | {
      readonly trabajo: 'faltaNotaGlobal';
      readonly factura: string;
      readonly global: string;
      readonly monto: Centavos;
      readonly motivo: string;
    }
  /** A sale that is invoiced by name no more: the credit note that took it out of its global invoice is cancelled too, or stays and must not. */
  | { readonly trabajo: 'seCancelaNotaGlobal' | 'sigueNotaGlobal'; readonly nota: string; readonly global: string }
  | { readonly trabajo: 'adjuntar'; readonly archivos: readonly string[] }
  /** Who takes the case, or who has it from now on; null when who had it is no longer a user. */
  | { readonly trabajo: 'tomar'; readonly nombre: string }
  | { readonly trabajo: 'entregar'; readonly nombre: string | null }
  /** To whom it was handed, null for the area that it is of, and what was said with it; empty for nothing. */
  | { readonly trabajo: 'asignar'; readonly nombre: string | null; readonly area: string; readonly nota: string }
  | { readonly trabajo: 'escalar'; readonly area: string; readonly categoria: string }
  | { readonly trabajo: 'solicitarAutorizacion'; readonly motivo: string }
  /** `enSesionDe` names the colleague at whose computer it was decided; absent: at one's own. */
  | { readonly trabajo: 'autorizar' | 'noAutorizar'; readonly comentario: string; readonly enSesionDe?: string }
  /** Units that logistics cancelled, or was asked to, for a voucher that did not become VIGENTE. */
  | {
      readonly trabajo: 'cancelarUnidades';
      readonly operacion: number;
      readonly hecho: boolean;
      readonly unidades: readonly UnidadesCanceladas[];
    };

/** An entry as staff read it in the history, and as others are told of it. */
export function entradaDeCasoEnPalabras(entrada: EntradaDeCaso): Pick<Movimiento, 'accion' | 'hecho'> {
  const accion = enLaHistoria(entrada);
  return { accion, hecho: { ...hechoDe(entrada), contado: contado(entrada, accion) } };
}

/** The work by the name of its arrow, and the state to which it led where the life of a case has no arrow for it. */
function hechoDe(entrada: EntradaDeCaso) {
  const { trabajo, sinPaso } = entrada;
  // By a name of its own it is no arrow that was missed.
  if (sinPaso === true) return { trabajo: `${trabajo}SinPaso` };
  switch (trabajo) {
    case 'deshacer':
      return { trabajo, estado: entrada.estado };
    case 'crear':
      return { trabajo, estado: ESTADO.nuevo };
    case 'enProceso':
      return { trabajo, estado: ESTADO.enProceso };
    case 'recolectar':
      return { trabajo, estado: ESTADO.recolecta };
    case 'cancelacionPedida':
      return { trabajo: 'facturar' };
    default:
      return { trabajo };
  }
}

function enLaHistoria(entrada: EntradaDeCaso): string {
  switch (entrada.trabajo) {
    case 'crear':
      return 'Caso creado';
    case 'comentar':
      return 'Comentario agregado';
    case 'hacerVale':
      return `Vale ${entrada.folio} hecho`;
    case 'facturar':
      return `${CLASES_FACTURA[entrada.clase]} ${entrada.clase === 'reciboPago' ? 'generado' : 'generada'}: ${entrada.nombre}`;
    case 'cancelacionPedida':
      return `Se pidió cancelar la factura ${entrada.nombre}`;
    case 'cancelacionEnEspera':
      return entrada.plazo === null
        ? `La cancelación de la factura ${entrada.nombre} espera la respuesta de quien la recibió`
        : `La cancelación de la factura ${entrada.nombre} espera la respuesta de quien la recibió, hasta el ${entrada.plazo}`;
    case 'facturaCancelada':
      return `Factura ${entrada.nombre} cancelada`;
    case 'cancelacionNegada':
      return `No se aceptó cancelar la factura ${entrada.nombre}: sigue vigente`;
    case 'facturaRechazada':
      return `No fue posible generar la factura ${entrada.nombre}: ${entrada.motivo}`;
    case 'faltaNotaGlobal': {
      const { factura, global, monto, motivo } = entrada;
      const falta = `Falta la nota de crédito por ${showPesos(toPesos(monto))} de la factura global ${global} (${motivo})`;
      return `${falta}. La factura ${factura} vale, y la operación cuenta dos veces: corrija la causa y sustituya la ${factura} en MANTENIMIENTO FACTURA, que intenta la nota de nuevo`;
    }
    case 'seCancelaNotaGlobal':
      return `Se cancela también la nota ${entrada.nota}, para que la factura global ${entrada.global} vuelva a contar la operación`;
    case 'sigueNotaGlobal':
      return `La nota ${entrada.nota} ya no se puede cancelar y sigue restando la operación de la factura global ${entrada.global}: facture la operación de nuevo, o quedará sin factura`;
    case 'adjuntar':
      return `${entrada.archivos.length === 1 ? 'Anexo agregado' : 'Anexos agregados'}: ${entrada.archivos.join(', ')}`;
    case 'tomar':
      return `Caso en proceso, a cargo de ${entrada.nombre}`;
    case 'entregar':
      return entrada.nombre === null
        ? 'Caso sin asignar: quien lo tenía dejó de ser usuario'
        : `Caso a cargo de ${entrada.nombre}`;
    case 'asignar': {
      const { nombre, area, nota } = entrada;
      const quien = nombre === null ? `Caso sin persona, en ${area}` : `Caso asignado a ${nombre}`;
      return nota === '' ? quien : `${quien}: ${nota}`;
    }
    case 'enProceso':
      return 'Caso en proceso';
    case 'escalar':
      return `Caso escalado a ${entrada.area} · ${entrada.categoria}`;
    case 'solicitarAutorizacion':
      return `Autorización solicitada: ${entrada.motivo}`;
    case 'autorizar':
      return `Caso autorizado${enElEquipoDe(entrada)}${entrada.comentario === '' ? '' : `: ${entrada.comentario}`}`;
    case 'noAutorizar':
      return `Caso no autorizado${enElEquipoDe(entrada)}: ${entrada.comentario}`;
    case 'cerrar':
      return entrada.sigueEn === undefined ? 'Caso cerrado' : `Caso cerrado: sigue en el caso ${entrada.sigueEn}`;
    case 'unir':
      return `El caso ${entrada.caso} es del mismo asunto y sigue en este`;
    case 'separar':
      return `El caso ${entrada.caso} ya no sigue en este: se deshizo su cierre`;
    case 'relacionar':
      return `Relacionado con ${elOtro(entrada)}`;
    case 'quitarRelacion':
      return `Ya no está relacionado con ${elOtro(entrada)}`;
    case 'sinEfecto':
      return 'Solicitud de autorización sin efecto';
    case 'deshacer':
      return `${entrada.sigue === undefined ? 'Se deshizo' : 'Se deshicieron'} ${loDeshechoDeCaso(entrada.que, entrada.sigue)}`;
    case 'recolectar':
      return 'Caso en recolecta';
    case 'cancelarUnidades':
      return canceladasSinVigencia(entrada.unidades, entrada);
  }
}

function contado(entrada: EntradaDeCaso, accion: string): string | null {
  switch (entrada.trabajo) {
    case 'comentar':
      return 'agregó un comentario';
    case 'hacerVale':
      return `hizo el vale ${entrada.folio}`;
    case 'facturar':
      return `generó ${entrada.clase === 'reciboPago' ? 'el recibo de pago' : 'la factura'} ${entrada.nombre}`;
    case 'cancelacionPedida':
      return `pidió cancelar la factura ${entrada.nombre}`;
    case 'adjuntar':
      return `agregó anexos: ${entrada.archivos.join(', ')}`;
    case 'tomar':
      return 'tomó el caso';
    case 'asignar':
      return entrada.nombre === null ? `dejó el caso a ${entrada.area}` : `asignó el caso a ${entrada.nombre}`;
    case 'escalar':
      return `escaló el caso a ${entrada.area} · ${entrada.categoria}`;
    case 'solicitarAutorizacion':
      return 'solicitó autorización';
    case 'autorizar':
      return 'autorizó el caso';
    case 'noAutorizar':
      return 'no autorizó el caso';
    case 'cerrar':
      return entrada.sigueEn === undefined ? 'cerró el caso' : `cerró el caso: sigue en el caso ${entrada.sigueEn}`;
    case 'unir':
      return `unió a este el caso ${entrada.caso}`;
    case 'separar':
      return `separó de este el caso ${entrada.caso}`;
    case 'relacionar':
      return `lo relacionó con ${elOtro(entrada)}`;
    case 'quitarRelacion':
      return `quitó su relación con ${elOtro(entrada)}`;
    case 'recolectar':
      return 'pasó el caso a recolecta';
    case 'deshacer':
      return `deshizo ${loDeshechoDeCaso(entrada.que, entrada.sigue)}`;
    // A work that follows from another of the same moment is told with that.
    case 'enProceso':
    case 'sinEfecto':
      return null;
    case 'crear':
    case 'entregar':
    case 'cancelacionEnEspera':
    case 'facturaCancelada':
    case 'cancelacionNegada':
    case 'facturaRechazada':
    case 'faltaNotaGlobal':
    case 'seCancelaNotaGlobal':
    case 'sigueNotaGlobal':
    case 'cancelarUnidades':
      return seRegistro(accion);
  }
}

function elOtro({ caso }: { readonly caso: number | null }): string {
  return caso === null ? 'otro caso' : `el caso ${caso}`;
}

/** The cases that a history names as related. */
export function relacionadosEn(entradas: readonly EntradaDeCaso[]): readonly number[] {
  return entradas.flatMap((entrada) =>
    (entrada.trabajo === 'relacionar' || entrada.trabajo === 'quitarRelacion') && entrada.caso !== null
      ? [entrada.caso]
      : [],
  );
}

/** An entry for a reader: a related case that the reader may not see loses its number. */
export function paraQuienLee(entrada: EntradaDeCaso, ve: (idCaso: number) => boolean): EntradaDeCaso {
  if (entrada.trabajo !== 'relacionar' && entrada.trabajo !== 'quitarRelacion') return entrada;
  return entrada.caso === null || ve(entrada.caso) ? entrada : { ...entrada, caso: null };
}
