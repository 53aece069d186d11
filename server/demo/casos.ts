import type { IdEstadoCaso } from '#domain/vidaCaso';
import { ESTADO } from '#domain/vidaCaso';
import { ESTADO_VALE } from '#domain/vidaVale';
import { chooseManager } from '../casos/queries/administrador.ts';
import type { casoComentarios, casoEscalamientos, casoLogs, casoParametros, casos } from '../db/schema/casos.ts';
import type { Acto } from './acts.ts';
import { actosDe, areaDe, destinationOf } from './acts.ts';
import {
  AREA,
  PAGO_DUPLICADO,
  PEDIDO_SIN_CONFIRMAR,
  RECOLECCION,
  SUBCATEGORIAS,
  TIENDA_EN_LINEA,
  TIENDAS_FISICAS,
  VALE_CANCELACION,
  VALE_DEVOLUCION,
} from './catalogos.ts';
import type { Reloj } from './clock.ts';
import { estaAbierta } from './clock.ts';
import type { Taxpayer } from './fiscalData.ts';
import { fiscalDataOf } from './fiscalData.ts';
import type { Azar } from './random.ts';
import { crearAzar, inTurnOf } from './random.ts';
import { relatosDe } from './stories.ts';
import type { ValeDeMuestra } from './vales.ts';
import { ATENCION_MS } from './vales.ts';

type DelCaso<Fila> = Omit<Fila, 'idCaso'>;

/** A case with all that belongs to it, before it is stored. */
export interface CasoDeMuestra {
  readonly caso: typeof casos.$inferInsert;
  readonly comentarios: readonly DelCaso<typeof casoComentarios.$inferInsert>[];
  readonly logs: readonly DelCaso<typeof casoLogs.$inferInsert>[];
  readonly escalamientos: readonly DelCaso<typeof casoEscalamientos.$inferInsert>[];
  readonly parametros: readonly DelCaso<typeof casoParametros.$inferInsert>[];
}

/** Whom and what the cases are about. */
export interface Reparto {
  readonly clientes: readonly [ClienteDeCaso, ...ClienteDeCaso[]];
  readonly autores: readonly [number, ...number[]];
  readonly gerentes: readonly [Manager, ...Manager[]];
  readonly operaciones: readonly [Operacion, ...Operacion[]];
  readonly vales: readonly ValeDeMuestra[];
}

export interface ClienteDeCaso extends Taxpayer {
  readonly numiden: number;
}

interface Manager {
  readonly numiden: number;
  readonly areasGerente: readonly number[];
}

interface Operacion {
  readonly cvetda: number;
  readonly operacion: number;
}

const HOW_MANY = 400;
const RECIENTES = 12;
const VALES_SEED = 1_460;

// Of every fifty cases of a chain about half are solved; each state is there.
const ESTADOS_USUALES = [3, 2, 3, 1, 3, 4, 3, 2, 3, 5, 3, 2, 3, 4, 3, 1, 3, 2, 3, 5, 3, 2, 3, 6, 3] as const;

/** Four hundred cases of the last 40 days: first those of the vouchers, in their order, then the others. */
export function casosDeMuestra(random: Azar, clock: Reloj, distribution: Reparto): readonly CasoDeMuestra[] {
  return Array.from({ length: HOW_MANY }, (_, index) => {
    const given = distribution.vales[index];
    if (given !== undefined) {
      const { vale } = given;
      // Of a sequence of its own: another voucher changes nothing of the other cases.
      return casoDe(crearAzar(VALES_SEED + index), clock, distribution, {
        indice: index,
        estado: stateWith(given, index),
        cliente: distribution.clientes.find(({ numiden }) => numiden === given.venta.venta.numidenCliente),
        idSubcategoria: vale.tipo === 1 ? VALE_DEVOLUCION : VALE_CANCELACION,
        fecha: new Date(vale.fechaCreacion.getTime() - ATENCION_MS),
        operacion: vale,
      });
    }
    const turn = index - distribution.vales.length;
    const recent = turn < RECIENTES;
    const estado = recent ? inTurnOf([ESTADO.nuevo, ESTADO.enProceso], turn) : inTurnOf(ESTADOS_USUALES, turn);
    const subcategoria = SUBCATEGORIAS[random.entero(0, SUBCATEGORIAS.length - 1)];
    // One an hour in the last hours, so that every colour of the traffic light is there from the first minute on.
    const fecha = recent ? clock.haceHoras(turn + 0.5) : clock.haceDias(random, 1, 39);
    const operacion = random.unaVezDeCada(4) ? null : random.uno(distribution.operaciones);
    // While the stores are closed, only the web store's customers call.
    const deLaTiendaEnLinea = recent && !estaAbierta(fecha);
    return casoDe(random, clock, distribution, {
      indice: index,
      estado,
      fecha,
      ...(deLaTiendaEnLinea
        ? {
            idSubcategoria: inTurnOf([PEDIDO_SIN_CONFIRMAR, PAGO_DUPLICADO], turn),
            operacion: enLinea(distribution, turn),
          }
        : {
            idSubcategoria: estado === ESTADO.recolecta ? RECOLECCION : (subcategoria?.id ?? VALE_DEVOLUCION),
            operacion,
          }),
    });
  });
}

/** The state of a case under which a voucher was made: solved once the voucher is at its end. */
function stateWith({ vale: { estado }, articulos }: ValeDeMuestra, index: number): IdEstadoCaso {
  switch (estado) {
    case ESTADO_VALE.vigente:
      return inTurnOf([ESTADO.enProceso, ESTADO.pendiente, ESTADO.enProceso], index);
    case ESTADO_VALE.parcial:
      return articulos.some(({ esRecolecta }) => esRecolecta) ? ESTADO.recolecta : ESTADO.enProceso;
    case ESTADO_VALE.porAutorizar:
      return ESTADO.enProceso;
    case ESTADO_VALE.canjeado:
    case ESTADO_VALE.cancelado:
    case ESTADO_VALE.rechazado:
      return ESTADO.solucionada;
  }
}

function enLinea({ operaciones }: Reparto, turn: number): Operacion {
  const suyas = operaciones.filter(({ cvetda }) => cvetda === TIENDA_EN_LINEA.cvetda);
  const una = suyas[turn % suyas.length];
  if (una === undefined) throw new Error('The web store of the sample data has no sale');
  return una;
}

interface Planteamiento {
  readonly indice: number;
  readonly estado: IdEstadoCaso;
  readonly idSubcategoria: number;
  readonly fecha: Date;
  readonly operacion: Operacion | null;
  /** Whose case it is; anybody's where this is left out. */
  readonly cliente?: ClienteDeCaso | undefined;
}

function casoDe(random: Azar, clock: Reloj, distribution: Reparto, approach: Planteamiento): CasoDeMuestra {
  const { indice, estado, fecha, operacion } = approach;
  const autor = random.uno(distribution.autores);
  const another = random.uno(distribution.autores);
  const gerente = random.uno(distribution.gerentes).numiden;
  const anybody = random.uno(distribution.clientes);
  const cliente = approach.cliente ?? anybody;
  const cualRelato = random.entero(0, 1);
  const destination = estado === ESTADO.escalado ? destinationOf(random, approach.idSubcategoria) : null;
  const idSubcategoria = destination?.idSubcategoria ?? approach.idSubcategoria;
  const relato = inTurnOf(relatosDe(idSubcategoria), cualRelato);
  const solucion = estado === ESTADO.solucionada ? clock.despuesDe(fecha, random.entero(2, 96)) : null;
  const pideAutorizacion = estado === ESTADO.pendiente || (estado === ESTADO.solucionada && random.unaVezDeCada(4));
  const cvetda = operacion?.cvetda ?? random.uno(TIENDAS_FISICAS).cvetda;
  const idArea = areaDe(idSubcategoria);
  const acts = actosDe(random, { indice, estado, idSubcategoria, autor, otro: another, gerente, pideAutorizacion });
  const end = solucion ?? clock.despuesDe(fecha, acts.length * 0.75);
  const done = acts.map((act, place) => ({
    ...act,
    version: place + 2,
    // Much at first, then less and less: the last act is the one that is long in coming.
    fecha: new Date(
      fecha.getTime() + Math.round((end.getTime() - fecha.getTime()) * ((place + 1) / acts.length) ** 1.7),
    ),
  }));
  const hecho = (que: Acto['que']) => done.find((act) => act.que === que);
  const asked = hecho('solicitud');
  const decidido = hecho('autorizacion');
  const cerrado = hecho('cierre');
  const escalado = hecho('escalamiento');

  return {
    caso: {
      version: done.length + 1,
      cvetda,
      idArea,
      idSubcategoria,
      idEstado: estado,
      numidenCliente: cliente.numiden,
      numidenCrea: autor,
      fechaCreacion: fecha,
      fechaSolucion: cerrado?.fecha ?? null,
      solucion: cerrado?.texto ?? null,
      usuarioSoluciona: cerrado?.quien ?? null,
      administrador: escalado
        ? (chooseManager(distribution.gerentes, idArea)?.numiden ?? null)
        : (done[0]?.quien ?? null),
      requiereAutorizacion: pideAutorizacion,
      numidenSolicita: asked?.quien ?? null,
      motivoSolicitud: asked?.texto ?? null,
      fechaSolicitud: asked?.fecha ?? null,
      usuarioAutoriza: decidido?.quien ?? null,
      autorizado: decidido ? true : null,
      comentarioAutorizacion: decidido?.texto ?? null,
      fechaAutorizacion: decidido?.fecha ?? null,
      correo: cliente.correo,
      telefono: cliente.telefono,
      celular: cliente.celular,
      comentarioOriginal: relato,
      datosFiscales: idArea === AREA.facturacion ? fiscalDataOf(cliente, indice) : null,
    },
    comentarios: done
      .filter(({ que }) => que === 'comentario')
      .map(({ texto, fecha: cuando, quien }) => ({ texto, fecha: cuando, numiden: quien })),
    logs: [
      { accion: { trabajo: 'crear' }, version: 1, fecha, numiden: autor },
      ...done.flatMap(({ movimientos, version, fecha: cuando, quien }) =>
        movimientos.map((accion) => ({ accion, version, fecha: cuando, numiden: quien })),
      ),
    ],
    escalamientos:
      destination && escalado
        ? [{ ...destination, comentario: escalado.texto, fecha: escalado.fecha, numiden: escalado.quien }]
        : [],
    parametros:
      operacion === null
        ? []
        : [
            { orden: 0, tipo: 1, valor: String(operacion.cvetda) },
            { orden: 1, tipo: 2, valor: String(operacion.operacion) },
          ],
  };
}
