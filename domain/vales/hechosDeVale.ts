import type { IdEstadoVale } from '#domain/cadena/estadosVale';
import { esVencido } from '#domain/cadena/estadosVale';
import type { ContraDeshacer } from '#domain/common/deshacer';
import { type Centavos, fromPesos } from '#domain/common/money';
import { type Permiso, permissionsOf } from '#domain/common/permisos';
import { type Limite, limiteLeido, pasaConLosOtros } from '#domain/personas/limiteAutorizar';
import { type EsperaRecolecta, esperaDeRecolecta } from './avanceRecolecta.ts';
import type { Vale } from './vales.ts';

/** The facts of a stored voucher that decide what may be done with it: row and wire both have them. */
interface ValeVivo {
  readonly estado: number;
  /** The store where it was made. */
  readonly tienda: number;
  readonly autores: readonly number[];
  readonly total: Centavos;
  readonly depreciacion: Centavos;
  readonly condonacion: Centavos;
  readonly saldo: Centavos;
  readonly fechaVigencia: Date;
  /** A refund of it began, and its end is unknown. */
  readonly enCurso: boolean;
  /** A refund of it is being undone, and the end of that is unknown. */
  readonly deshaciendo: boolean;
  /** A refund of it is done. */
  readonly hayDevuelto: boolean;
  /** It was in effect already: a change of its methods is what waits. */
  readonly cambioPorAutorizar: boolean;
  /** A credit note of it counts. */
  readonly acreditado: boolean;
  /** Its case is solved. */
  readonly casoSolucionado: boolean;
  /** Its case was led to a category that makes vouchers of the other type. */
  readonly casoDeOtroTipo: boolean;
  /** The wait for its pickups. */
  readonly recolecta: EsperaRecolecta;
  /** 0 takes goods that are not delivered and cannot be fetched. */
  readonly tipo: number;
  readonly migradoNetsuite: boolean;
  /** The sum of the other recent vouchers of its sale; 0 where nobody is to authorize it. */
  readonly acumulado: Centavos;
  /** It is a return of goods that the customer does not have (`tomaSinEntregar`). */
  readonly sinEntregar: boolean;
}

/** Who wants to work on it, and where. */
interface Persona {
  readonly numiden: number;
  readonly permisos: readonly number[];
  readonly tienda: { readonly id: number };
  /** Up to how much he authorizes. */
  readonly limite: Limite;
}

/** All that the life of a voucher reads (`machines/vidaVale.machine.ts`). */
interface HechosDeVale {
  readonly permisos: readonly Permiso[];
  readonly numiden: number;
  readonly autores: readonly number[];
  readonly mismaTienda: boolean;
  readonly vencido: boolean;
  readonly empezado: boolean;
  readonly enCurso: boolean;
  readonly deshaciendo: boolean;
  readonly hayDevuelto: boolean;
  readonly cambioPorAutorizar: boolean;
  readonly acreditado: boolean;
  readonly casoSolucionado: boolean;
  readonly casoDeOtroTipo: boolean;
  readonly recolecta: EsperaRecolecta;
  readonly deCancelacion: boolean;
  readonly enviado: boolean;
  readonly sinEntregar: boolean;
  /** The limit of who works on it, where its balance passes it together with the other vouchers of its sale; null where it does not. */
  readonly limitePasado: Limite;
  /** Facts that only a save, a change or a refund itself knows: no, until it says so. */
  readonly pideAutorizacion: boolean;
  readonly devuelveTodo: boolean;
  readonly otraEnCurso: boolean;
  /** Of the refund that is to be undone (`hechosDeDeshacer`). */
  readonly devolvio: boolean;
  readonly pideAlVecino: boolean;
  readonly limiteDeLoDevuelto: Limite;
  /** Only who takes back an act knows where to: nothing, until he says so. */
  readonly vuelveA: IdEstadoVale | ContraDeshacer;
}

/**
 * The facts that the life of a voucher reads (specification, section 4): server and screen decide by the same ones.
 * @param vale null for one that is not stored yet.
 */
export function hechosDeVale(vale: ValeVivo | null, persona: Persona, now: Date): HechosDeVale {
  const { numiden, permisos, tienda, limite } = persona;
  return {
    numiden,
    permisos: permissionsOf(permisos),
    autores: vale?.autores ?? [],
    mismaTienda: vale === null || vale.tienda === tienda.id,
    // A refund that began before the voucher ran out is still finished.
    vencido: vale !== null && !vale.enCurso && esVencido(vale, now),
    empezado: vale !== null && (vale.enCurso || vale.saldo < valorDe(vale)),
    enCurso: vale?.enCurso ?? false,
    deshaciendo: vale?.deshaciendo ?? false,
    hayDevuelto: vale?.hayDevuelto ?? false,
    cambioPorAutorizar: vale?.cambioPorAutorizar ?? false,
    acreditado: vale?.acreditado ?? false,
    casoSolucionado: vale?.casoSolucionado ?? false,
    casoDeOtroTipo: vale?.casoDeOtroTipo ?? false,
    recolecta: vale?.recolecta ?? 'nada',
    deCancelacion: vale?.tipo === 0,
    enviado: vale?.migradoNetsuite ?? false,
    sinEntregar: vale?.sinEntregar ?? false,
    limitePasado: vale !== null && pasaConLosOtros(vale, limite) ? limite : null,
    pideAutorizacion: false,
    devuelveTodo: false,
    otraEnCurso: false,
    devolvio: false,
    pideAlVecino: false,
    limiteDeLoDevuelto: null,
    vuelveA: 'nada',
  };
}

/** Who wants to work on it, as the wire has him. */
export type PersonaLeida = Omit<Persona, 'limite'> & {
  /** In pesos. */
  readonly limite: number | null;
};

/** The same facts of a voucher as it is on the wire: a save of what is stored is meant where one is asked about. */
export function hechosDeValeLeido(vale: Vale, persona: PersonaLeida, now: Date): HechosDeVale {
  const { estado, tienda, tipo, total, depreciacion, condonacion, saldo, fechaVigencia, devoluciones, nota } = vale;
  const marcadas = vale.articulos.filter(({ esRecolecta }) => esRecolecta);
  const facts = {
    ...vale,
    estado: estado.id,
    tipo: tipo.id,
    tienda: tienda.cvetda,
    total: fromPesos(total),
    depreciacion: fromPesos(depreciacion),
    condonacion: fromPesos(condonacion),
    saldo: fromPesos(saldo),
    acumulado: fromPesos(vale.acumulado),
    fechaVigencia: new Date(fechaVigencia),
    enCurso: devoluciones.some((devolucion) => devolucion.estado === 'pendiente'),
    deshaciendo: devoluciones.some(({ deshecho }) => deshecho?.estado === 'pendiente'),
    hayDevuelto: devoluciones.some((devolucion) => devolucion.estado === 'hecha'),
    cambioPorAutorizar: vale.cambioPorAutorizar !== null,
    acreditado: nota !== null,
    recolecta: esperaDeRecolecta(marcadas, vale.recolectas),
  };
  const hechas = devoluciones.filter((devolucion) => devolucion.estado === 'hecha');
  return {
    ...hechosDeVale(facts, { ...persona, limite: limiteLeido(persona.limite) }, now),
    // Until it is said which one is to be undone: one that somebody else gave, if there is any.
    devolvio: hechas.length > 0 && hechas.every(({ autor }) => autor.numiden === persona.numiden),
  };
}

/** The balance with which a voucher starts. A replacement has the value of the old one and only what was left of its balance. */
function valorDe({ total, depreciacion, condonacion }: ValeVivo): number {
  return total - depreciacion + condonacion;
}
