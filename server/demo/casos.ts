import type { IdEstadoCaso } from '#domain/vidaCaso';
import { ESTADO } from '#domain/vidaCaso';
import { ESTADO_VALE } from '#domain/vidaVale';
import { chooseManager } from '../casos/queries/administrador.ts';
import type { casoComentarios, casoEscalamientos, casoLogs, casoParametros, casos } from '../db/schema/casos.ts';
import type { Act } from './acts.ts';
import { actsOf, areaOf, destinationOf } from './acts.ts';
import {
  AREA,
  CANCELACION_FACTURA,
  FACTURA_ESTACIONAMIENTO,
  FACTURA_RESTAURANTE,
  NOTA_CREDITO,
  PAGO_DUPLICADO,
  PEDIDO_SIN_CONFIRMAR,
  RECIBO_PAGO,
  RECOLECCION,
  SUBCATEGORIAS,
  TIENDA_EN_LINEA,
  TIENDAS_FISICAS,
  VALE_CANCELACION,
  VALE_DEVOLUCION,
} from './catalogos.ts';
import type { Clock } from './clock.ts';
import { isOpen } from './clock.ts';
import type { Taxpayer } from './fiscalData.ts';
import { fiscalDataOf } from './fiscalData.ts';
import type { Random } from './random.ts';
import { createRandom, inTurnOf } from './random.ts';
import { accountsOf } from './stories.ts';
import type { SampleVoucher } from './vales.ts';
import { SERVICE_MS } from './vales.ts';

type OfCase<Row> = Omit<Row, 'idCaso'>;

/** A case with all that belongs to it, before it is stored. */
export interface SampleCase {
  readonly caso: typeof casos.$inferInsert;
  readonly comentarios: readonly OfCase<typeof casoComentarios.$inferInsert>[];
  readonly logs: readonly OfCase<typeof casoLogs.$inferInsert>[];
  readonly escalamientos: readonly OfCase<typeof casoEscalamientos.$inferInsert>[];
  readonly parametros: readonly OfCase<typeof casoParametros.$inferInsert>[];
}

/** Whom and what the cases are about. */
export interface Cast {
  readonly clientes: readonly [CaseCustomer, ...CaseCustomer[]];
  readonly authors: readonly [number, ...number[]];
  readonly gerentes: readonly [Manager, ...Manager[]];
  readonly operaciones: readonly [Operacion, ...Operacion[]];
  readonly vales: readonly SampleVoucher[];
}

/** A customer whom a case can be about. */
export interface CaseCustomer extends Taxpayer {
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
const RECENT = 12;
const VALES_SEED = 1_460;
/** The last ones: of customers who want an invoice for a parking ticket or a meal, and still wait for it. */
const WITH_TICKET = 12;
/** Those before: of customers who wait for what is to be done with an invoice. */
const WITH_INVOICE = 12;

// Of every fifty cases of a chain about half are solved; each state is there.
const USUAL_STATES = [3, 2, 3, 1, 3, 4, 3, 2, 3, 5, 3, 2, 3, 4, 3, 1, 3, 2, 3, 5, 3, 2, 3, 6, 3] as const;

/** Four hundred cases of the last 40 days: first those of the vouchers, in their order, then the others. */
export function sampleCases(random: Random, clock: Clock, distribution: Cast): readonly SampleCase[] {
  return Array.from({ length: HOW_MANY }, (_, index) => {
    const given = distribution.vales[index];
    if (given !== undefined) {
      const { vale } = given;
      // Of a sequence of its own: another voucher changes nothing of the other cases.
      return caseOf(createRandom(VALES_SEED + index), clock, distribution, {
        index,
        estado: stateWith(given, index),
        cliente: distribution.clientes.find(({ numiden }) => numiden === given.venta.venta.numidenCliente),
        idSubcategoria: vale.tipo === 1 ? VALE_DEVOLUCION : VALE_CANCELACION,
        fecha: new Date(vale.fechaCreacion.getTime() - SERVICE_MS),
        operacion: vale,
      });
    }
    if (index >= HOW_MANY - WITH_TICKET - WITH_INVOICE) return waitingCase(clock, distribution, index);
    const turn = index - distribution.vales.length;
    const recent = turn < RECENT;
    const estado = recent ? inTurnOf([ESTADO.nuevo, ESTADO.enProceso], turn) : inTurnOf(USUAL_STATES, turn);
    const subcategoria = SUBCATEGORIAS[random.whole(0, SUBCATEGORIAS.length - 1)];
    // One an hour in the last hours, so that every colour of the traffic light is there from the first minute on.
    const fecha = recent ? clock.hoursAgo(turn + 0.5) : clock.daysAgo(random, 1, 39);
    const operacion = random.onceIn(4) ? null : random.one(distribution.operaciones);
    // While the stores are closed, only the web store's customers call.
    const isOnline = recent && !isOpen(fecha);
    return caseOf(random, clock, distribution, {
      index,
      estado,
      fecha,
      ...(isOnline
        ? {
            idSubcategoria: inTurnOf([PEDIDO_SIN_CONFIRMAR, PAGO_DUPLICADO], turn),
            operacion: onlineSale(distribution, turn),
          }
        : {
            idSubcategoria: estado === ESTADO.recolecta ? RECOLECCION : (subcategoria?.id ?? VALE_DEVOLUCION),
            operacion,
          }),
    });
  });
}

/** The state of a case under which a voucher was made: solved once the voucher is at its end. */
function stateWith({ vale: { estado }, articulos }: SampleVoucher, index: number): IdEstadoCaso {
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

/** Of a sequence of its own: nothing of the other cases depends on it. */
function waitingCase(clock: Clock, distribution: Cast, index: number): SampleCase {
  const random = createRandom(VALES_SEED + index);
  const place = index - (HOW_MANY - WITH_TICKET);
  const { cvetda } = inTurnOf(TIENDAS_FISICAS, place + WITH_INVOICE);
  const categories =
    place < 0
      ? ([NOTA_CREDITO, CANCELACION_FACTURA, RECIBO_PAGO, NOTA_CREDITO, CANCELACION_FACTURA] as const)
      : ([FACTURA_ESTACIONAMIENTO, FACTURA_RESTAURANTE] as const);
  const operacion = distribution.operaciones.find((sale) => sale.cvetda === cvetda) ?? null;
  return caseOf(random, clock, distribution, {
    index,
    estado: inTurnOf([ESTADO.nuevo, ESTADO.nuevo, ESTADO.enProceso], index),
    idSubcategoria: inTurnOf(categories, index),
    fecha: clock.daysAgo(random, 1, 6),
    operacion,
  });
}

function onlineSale({ operaciones }: Cast, turn: number): Operacion {
  const own = operaciones.filter(({ cvetda }) => cvetda === TIENDA_EN_LINEA.cvetda);
  const one = own[turn % own.length];
  if (one === undefined) throw new Error('The web store of the sample data has no sale');
  return one;
}

interface Approach {
  readonly index: number;
  readonly estado: IdEstadoCaso;
  readonly idSubcategoria: number;
  readonly fecha: Date;
  readonly operacion: Operacion | null;
  /** Whose case it is; anybody's where this is left out. */
  readonly cliente?: CaseCustomer | undefined;
}

function caseOf(random: Random, clock: Clock, distribution: Cast, approach: Approach): SampleCase {
  const { index, estado, fecha, operacion } = approach;
  const author = random.one(distribution.authors);
  const another = random.one(distribution.authors);
  const gerente = random.one(distribution.gerentes).numiden;
  const anybody = random.one(distribution.clientes);
  const cliente = approach.cliente ?? anybody;
  const which = random.whole(0, 1);
  const destination = estado === ESTADO.escalado ? destinationOf(random, approach.idSubcategoria) : null;
  const idSubcategoria = destination?.idSubcategoria ?? approach.idSubcategoria;
  const account = inTurnOf(accountsOf(idSubcategoria), which);
  const solucion = estado === ESTADO.solucionada ? clock.after(fecha, random.whole(2, 96)) : null;
  const asksAuthorization = estado === ESTADO.pendiente || (estado === ESTADO.solucionada && random.onceIn(4));
  const cvetda = operacion?.cvetda ?? random.one(TIENDAS_FISICAS).cvetda;
  const idArea = areaOf(idSubcategoria);
  const acts = actsOf(random, { index, estado, idSubcategoria, author, other: another, gerente, asksAuthorization });
  const end = solucion ?? clock.after(fecha, acts.length * 0.75);
  const done = acts.map((act, place) => ({
    ...act,
    version: place + 2,
    // Much at first, then less and less: the last act is the one that is long in coming.
    fecha: new Date(
      fecha.getTime() + Math.round((end.getTime() - fecha.getTime()) * ((place + 1) / acts.length) ** 1.7),
    ),
  }));
  const actOf = (kind: Act['kind']) => done.find((act) => act.kind === kind);
  const asked = actOf('solicitud');
  const decided = actOf('autorizacion');
  const closed = actOf('cierre');
  const escalated = actOf('escalamiento');

  return {
    caso: {
      version: done.length + 1,
      cvetda,
      idArea,
      idSubcategoria,
      idEstado: estado,
      numidenCliente: cliente.numiden,
      numidenCrea: author,
      fechaCreacion: fecha,
      fechaSolucion: closed?.fecha ?? null,
      solucion: closed?.texto ?? null,
      usuarioSoluciona: closed?.by ?? null,
      administrador: escalated
        ? (chooseManager(distribution.gerentes, idArea)?.numiden ?? null)
        : (done[0]?.by ?? null),
      requiereAutorizacion: asksAuthorization,
      numidenSolicita: asked?.by ?? null,
      motivoSolicitud: asked?.texto ?? null,
      fechaSolicitud: asked?.fecha ?? null,
      usuarioAutoriza: decided?.by ?? null,
      autorizado: decided ? true : null,
      comentarioAutorizacion: decided?.texto ?? null,
      fechaAutorizacion: decided?.fecha ?? null,
      correo: cliente.correo,
      telefono: cliente.telefono,
      celular: cliente.celular,
      comentarioOriginal: account,
      datosFiscales: idArea === AREA.facturacion ? fiscalDataOf(cliente, cliente.numiden) : null,
    },
    comentarios: done
      .filter(({ kind }) => kind === 'comentario')
      .map(({ texto, fecha: when, by }) => ({ texto, fecha: when, numiden: by })),
    logs: [
      { accion: { trabajo: 'crear' }, version: 1, fecha, numiden: author },
      ...done.flatMap(({ movimientos, version, fecha: when, by }) =>
        movimientos.map((accion) => ({ accion, version, fecha: when, numiden: by })),
      ),
    ],
    escalamientos:
      destination && escalated
        ? [{ ...destination, comentario: escalated.texto, fecha: escalated.fecha, numiden: escalated.by }]
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
