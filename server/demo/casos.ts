import { ESTADO_VALE } from '#domain/cadena/estadosVale';
import { ESTADO, type IdEstadoCaso } from '#domain/casos/vidaCaso';
import {
  CANCELACION_FACTURA,
  FACTURA_ESTACIONAMIENTO,
  FACTURA_RESTAURANTE,
  NOTA_CREDITO,
  PAGO_DUPLICADO,
  PEDIDO_SIN_CONFIRMAR,
  RECIBO_PAGO,
  RECOLECCION,
  SAMPLE_SUBCATEGORIAS,
  TIENDA_EN_LINEA,
  TIENDAS_FISICAS,
  VALE_CANCELACION,
  VALE_DEVOLUCION,
} from './catalogos.ts';
import { type Clock, isOpen } from './clock.ts';
import { type Cast, caseOf, type SaleOfCase, type SampleCase } from './oneCase.ts';
import { byTurn, createRandom, type Random } from './random.ts';
import { type SampleVoucher, SERVICE_MS } from './vales.ts';

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
    const estado = recent ? byTurn([ESTADO.nuevo, ESTADO.enProceso], turn) : byTurn(USUAL_STATES, turn);
    const subcategoria = SAMPLE_SUBCATEGORIAS[random.whole(0, SAMPLE_SUBCATEGORIAS.length - 1)];
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
            idSubcategoria: byTurn([PEDIDO_SIN_CONFIRMAR, PAGO_DUPLICADO], turn),
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
      return byTurn([ESTADO.enProceso, ESTADO.pendiente, ESTADO.enProceso], index);
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
  const { cvetda } = byTurn(TIENDAS_FISICAS, place + WITH_INVOICE);
  const categories =
    place < 0
      ? ([NOTA_CREDITO, CANCELACION_FACTURA, RECIBO_PAGO, NOTA_CREDITO, CANCELACION_FACTURA] as const)
      : ([FACTURA_ESTACIONAMIENTO, FACTURA_RESTAURANTE] as const);
  const operacion = distribution.operaciones.find((sale) => sale.cvetda === cvetda) ?? null;
  return caseOf(random, clock, distribution, {
    index,
    estado: byTurn([ESTADO.nuevo, ESTADO.nuevo, ESTADO.enProceso], index),
    idSubcategoria: byTurn(categories, index),
    fecha: clock.daysAgo(random, 1, 6),
    operacion,
  });
}

function onlineSale({ operaciones }: Cast, turn: number): SaleOfCase {
  const own = operaciones.filter(({ cvetda }) => cvetda === TIENDA_EN_LINEA.cvetda);
  const one = own[turn % own.length];
  if (one === undefined) throw new Error('The web store of the sample data has no sale');
  return one;
}
