import { ESTADO_VALE, type IdEstadoVale } from '#domain/cadena/estadosVale';
import { canceladasSinVigencia, type UnidadesCanceladas } from '#domain/casos/unidadesCanceladas';
import { CORREO_TEXTS, type EstadoDeCorreo, envioEnPalabras } from '#domain/common/correos';
import { type IsoDate, shortDate } from '#domain/common/dates';
import type { Deshacer, EntradaQueSeDeshace } from '#domain/common/deshacer';
import { enElEquipoDe, type Movimiento } from '#domain/common/history';
import type { Centavos } from '#domain/common/money';
import { type EntradaDeGuia, estatusEnPalabras, GUIA_TEXTS } from '#domain/guias/guiasVale';
import { RECOLECTA_TEXTS } from '#domain/guias/recolectas';
import type { IdMetodo, MetodoConMonto } from '#domain/ventas/metodosDevolucion';
import { DESHACER_TEXTS } from './deshacerDevolucion.ts';
import { DEVOLUCION_TEXTS } from './devoluciones.ts';
import { cambioDeMetodos, type DeshacibleDeVale, LO_DESHECHO_DE_VALE, metodosEnPalabras } from './trabajosVale.ts';

/** The fate of a pickup when its voucher ended. */
export interface FinDeRecolecta {
  readonly trabajo: 'cancelarRecolecta' | 'regresarAlCliente';
  readonly folioGuia: string;
}

/**
 * The fate of a pickup that was ordered and that its voucher does not count on: its withdrawal is asked for without an answer yet, is
 * done, or was refused. `folioGuia` is null where nobody knows whether it was ordered.
 */
type Retiro =
  | { readonly trabajo: 'pedirRetiro' | 'retirarRecolecta'; readonly folioGuia: string | null }
  | { readonly trabajo: 'negarRetiro'; readonly folioGuia: string | null; readonly motivo: string };

/** An amount of a voucher that goes back by one method. */
interface Devolucion {
  readonly metodo: IdMetodo;
  readonly monto: Centavos;
}

/** The entries of a voucher's history: the work, and the facts to tell of it. The words are made when it is read. */
export type EntradaDeVale = EntradaQueSeDeshace & ActoDeVale;

type ActoDeVale =
  | FinDeRecolecta
  | Retiro
  | { readonly trabajo: 'guardarParcial' | 'migrar' }
  /** The last act is taken back; where the voucher stands again. */
  | { readonly trabajo: Deshacer; readonly que: DeshacibleDeVale; readonly estado: IdEstadoVale }
  | { readonly trabajo: 'guardar'; readonly porAutorizar: boolean }
  /** The comment may be empty. `enSesionDe` names the colleague at whose computer it was done; absent: at one's own. */
  | { readonly trabajo: 'autorizar'; readonly comentario: string; readonly enSesionDe?: string }
  /** `vuelve`: it was a change of methods that was rejected, and so it is divided again. */
  | {
      readonly trabajo: 'rechazar';
      readonly motivo: string;
      readonly enSesionDe?: string;
      readonly vuelve?: readonly MetodoConMonto[];
    }
  | { readonly trabajo: 'cancelar'; readonly motivo: string }
  | {
      readonly trabajo: 'cambiarMetodos';
      readonly de: readonly MetodoConMonto[];
      readonly a: readonly MetodoConMonto[];
      /** Absent in entries from when no change waited. */
      readonly porAutorizar?: boolean;
    }
  /** The folio of the voucher in its place, and of the one in whose place it stands. */
  | { readonly trabajo: 'reponer'; readonly folio: string; readonly motivo: string }
  | { readonly trabajo: 'crearEnLugar'; readonly folio: string }
  | { readonly trabajo: 'imprimir'; readonly formato: 'carta' | 'ticket'; readonly numero: number }
  | { readonly trabajo: 'enviar'; readonly correo: string; readonly numero: number }
  /**
   * Its maker is told the decision, or whoever asked for a change of its methods in the version `cambio`; `correo` is null where no
   * address is known.
   */
  | {
      readonly trabajo: 'avisar';
      readonly correo: string | null;
      readonly autorizado: boolean;
      readonly cambio?: number;
    }
  | ({ readonly trabajo: 'empezarDevolucion' } & Devolucion)
  /** `porElSistema`: the system went on by itself, unasked. */
  | ({ readonly trabajo: 'devolver'; readonly folio: string | null; readonly porElSistema: boolean } & Devolucion)
  | ({ readonly trabajo: 'rechazarDevolucion'; readonly motivo: string; readonly porElSistema: boolean } & Devolucion)
  | ({ readonly trabajo: 'empezarADeshacer' } & Devolucion)
  | ({
      readonly trabajo: 'deshacerDevolucion';
      readonly motivo: string;
      readonly porElSistema: boolean;
      readonly enSesionDe?: string;
    } & Devolucion)
  /** The neighbour's no, and its reason. */
  | ({ readonly trabajo: 'negarDeshacer'; readonly motivo: string; readonly porElSistema: boolean } & Devolucion)
  | { readonly trabajo: 'recolectar'; readonly folioGuia: string; readonly fecha: IsoDate }
  | { readonly trabajo: 'cancelarEnGuias'; readonly unidades: number; readonly folios: readonly string[] }
  /** Units that logistics cancelled, or was asked to, though the voucher did not become VIGENTE. */
  | { readonly trabajo: 'cancelarUnidades'; readonly hecho: boolean; readonly unidades: readonly UnidadesCanceladas[] }
  | EntradaDeGuia;

/** The fact that an entry tells, and the voucher's state since, where the work alone does not say it. */
export function hechoDeVale(entrada: EntradaDeVale): Movimiento['hecho'] {
  const { trabajo } = entrada;
  switch (trabajo) {
    case 'guardar':
      return { trabajo, estado: entrada.porAutorizar ? ESTADO_VALE.porAutorizar : ESTADO_VALE.vigente };
    case 'cambiarMetodos':
      return entrada.porAutorizar === true ? { trabajo, estado: ESTADO_VALE.porAutorizar } : { trabajo };
    case 'rechazar':
      return entrada.vuelve === undefined ? { trabajo } : { trabajo, estado: ESTADO_VALE.vigente };
    case 'deshacer':
      return { trabajo, estado: entrada.estado };
    // It came to be as one that is saved.
    case 'crearEnLugar':
      return { trabajo: 'guardar', estado: ESTADO_VALE.vigente };
    // Of one that was given back whole too.
    case 'deshacerDevolucion':
      return { trabajo, estado: ESTADO_VALE.vigente };
    default:
      return { trabajo };
  }
}

/**
 * An entry as staff read it in the history.
 * @param correo how the mail stands that the entry tells of; null for any other.
 */
export function entradaDeValeEnPalabras(entrada: EntradaDeVale, correo: EstadoDeCorreo | null = null): string {
  switch (entrada.trabajo) {
    case 'guardarParcial':
      return 'Vale guardado como parcial';
    case 'guardar':
      return entrada.porAutorizar ? 'Vale guardado, por autorizar' : 'Vale guardado';
    case 'autorizar':
      return `Vale autorizado${enElEquipoDe(entrada)}${entrada.comentario === '' ? '' : `: ${entrada.comentario}`}`;
    case 'rechazar':
      return entrada.vuelve === undefined
        ? `Vale rechazado${enElEquipoDe(entrada)}: ${entrada.motivo}`
        : `Cambio de métodos rechazado${enElEquipoDe(entrada)}, se devuelve como antes (${metodosEnPalabras(entrada.vuelve)}): ${entrada.motivo}`;
    case 'cancelar':
      return `Vale cancelado: ${entrada.motivo}`;
    case 'migrar':
      return 'Enviado a NetSuite';
    case 'deshacer':
      // The entry before it says that a mail was owed.
      return `Se deshizo ${LO_DESHECHO_DE_VALE[entrada.que]}: no se avisó a nadie`;
    case 'cambiarMetodos':
      return `${cambioDeMetodos(entrada.de, entrada.a)}${entrada.porAutorizar === true ? ', por autorizar' : ''}`;
    case 'reponer':
      return `Repuesto por el vale ${entrada.folio}: ${entrada.motivo}`;
    case 'crearEnLugar':
      return `Creado en lugar del vale ${entrada.folio}`;
    case 'imprimir':
      return entrada.numero === 1
        ? `Vale impreso (${entrada.formato})`
        : `Vale reimpreso (${entrada.formato}, impresión ${entrada.numero})`;
    case 'enviar':
      return envioEnPalabras('vale', `${entrada.correo} (impresión ${entrada.numero})`, correo);
    case 'avisar':
      return entrada.correo === null
        ? CORREO_TEXTS.nadieAvisado
        : envioEnPalabras(
            'aviso',
            `quien lo ${entrada.cambio === undefined ? 'hizo' : 'cambió'} (${entrada.correo})`,
            correo,
          );
    case 'empezarDevolucion':
      return DEVOLUCION_TEXTS.empezada(entrada.metodo, entrada.monto);
    case 'devolver':
      return DEVOLUCION_TEXTS.hecha(entrada.metodo, entrada.monto, entrada.folio) + porQuien(entrada);
    case 'rechazarDevolucion':
      return DEVOLUCION_TEXTS.rechazada(entrada.metodo, entrada.monto, entrada.motivo) + porQuien(entrada);
    case 'empezarADeshacer':
      return DESHACER_TEXTS.empezado(entrada.metodo, entrada.monto);
    case 'deshacerDevolucion': {
      const hecho = DESHACER_TEXTS.hecho(entrada.metodo, entrada.monto);
      return `${hecho}${enElEquipoDe(entrada)}: ${entrada.motivo}${porQuien(entrada)}`;
    }
    case 'negarDeshacer':
      return DESHACER_TEXTS.negado(entrada.metodo, entrada.monto, entrada.motivo) + porQuien(entrada);
    case 'recolectar':
      return RECOLECTA_TEXTS.entrada(entrada.folioGuia, shortDate(entrada.fecha));
    case 'cancelarRecolecta':
      return RECOLECTA_TEXTS.cancelada(entrada.folioGuia);
    case 'regresarAlCliente':
      return RECOLECTA_TEXTS.porRegresar(entrada.folioGuia);
    case 'pedirRetiro':
      return RECOLECTA_TEXTS.porRetirar(entrada.folioGuia);
    case 'retirarRecolecta':
      return RECOLECTA_TEXTS.retirada(entrada.folioGuia);
    case 'negarRetiro':
      return RECOLECTA_TEXTS.sinRetirar(entrada.folioGuia, entrada.motivo);
    case 'cancelarEnGuias':
      return GUIA_TEXTS.canceladasPorVale(entrada.unidades, entrada.folios);
    case 'cancelarUnidades':
      return canceladasSinVigencia(entrada.unidades, { operacion: null, hecho: entrada.hecho });
    case 'actualizarGuia':
      return GUIA_TEXTS.enVale(entrada.folioGuia, estatusEnPalabras(entrada));
    case 'cancelarGuia':
      return GUIA_TEXTS.enVale(entrada.folioGuia, GUIA_TEXTS.cancelada(entrada.canceladas, entrada.enCamino));
    case 'ordenarServicio':
      return GUIA_TEXTS.enVale(entrada.folioGuia, GUIA_TEXTS.ordenada(entrada.folioGuia));
  }
}

function porQuien({ porElSistema }: { readonly porElSistema: boolean }): string {
  return porElSistema ? DEVOLUCION_TEXTS.porElSistema : '';
}
