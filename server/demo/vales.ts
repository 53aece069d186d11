import { AJUSTES } from '#domain/cadena/ajustes';
import { ESTADO_VALE, type IdEstadoVale } from '#domain/cadena/estadosVale';
import type { TipoVale } from '#domain/cadena/tiposVale';
import { dayOf, daysBetween, TIME_ZONE } from '#domain/common/dates';
import { fromPesos } from '#domain/common/money';
import type { CalculoVale, LineaPedida, PedidoVale } from '#domain/vales/calculoVale';
import { ESTADOS_QUE_RETIENEN } from '#domain/vales/vidaVale';
import { ESTADO_ARTICULO } from '#domain/ventas/estadosDeEntrega';
import type { valeArticulos, valeMetodos, vales } from '../platform/db/schema/vales.ts';
import { endOfDayAfter } from '../platform/time/days.ts';
import { TIENDA_EN_LINEA, TIENDAS_FISICAS } from './catalogos.ts';
import { type Clock, whileOpen } from './clock.ts';
import type { SampleGuide } from './guias.ts';
import { byTurn, type Random } from './random.ts';
import type { TakenOfSales } from './takenOfSales.ts';
import { type Papers, type Staff, storyOf } from './valeStory.ts';
import { type ArticleRow, type SampleSale, SIMPLE_SALE, VOUCHER_SALE } from './ventas.ts';

type OfVoucher<Row> = Omit<Row, 'idVale'>;

/** A voucher before its case is stored, with all that belongs to it; it gets the id that its folio says. */
export interface SampleVoucher extends Papers {
  readonly vale: Omit<typeof vales.$inferInsert, 'idCaso'> & { readonly estado: IdEstadoVale };
  readonly venta: SampleSale;
  readonly articulos: readonly OfVoucher<typeof valeArticulos.$inferInsert>[];
  readonly metodos: readonly OfVoucher<typeof valeMetodos.$inferInsert>[];
}

const HOW_MANY = 60;
const CANCELLATIONS = 24;
const MAX_DAYS = 38;

/** So many days ago the chain made its validity longer than these few days: so some vouchers have run out. */
const VALIDITY_CHANGED = 20;
const FORMER_VALIDITY = 12;

/** The case of a voucher is opened this long before it. */
export const SERVICE_MS = 20 * 60_000;

/** In each twelve returns every state is there, more of those that a chain has most of. */
const STATES = [1, 2, 5, 3, 1, 4, 6, 2, 5, 1, 4, 2] as const;

/** Cancellations: those that somebody must authorize for their amount, and the others. */
const CANCELLATION_STATES = { toAuthorize: [5, 6, 1, 2], others: [3, 4, 1, 2, 1] } as const;

/** Sixty vouchers of both types in every state: for cancelled package items, and for goods that were brought back. */
export function sampleVouchers(
  random: Random,
  clock: Clock,
  staff: Staff,
  { ventas, guias, taken }: { ventas: readonly SampleSale[]; guias: readonly SampleGuide[]; taken: TakenOfSales },
): readonly SampleVoucher[] {
  const recent = ventas.filter(({ venta }) => clock.hoursAgo(MAX_DAYS * 24) < venta.fecha);
  const possible = recent
    .filter(({ venta }) => venta.operacion !== VOUCHER_SALE && venta.operacion !== SIMPLE_SALE)
    .flatMap((venta) => candidates(venta, guias));
  const cancelaciones = possible.filter(({ tipo }) => tipo === 0).slice(0, CANCELLATIONS);
  const devoluciones = possible.filter(({ tipo }) => tipo === 1);
  const chosen = [...choicesOfVoucherSale(recent), ...cancelaciones, ...devoluciones].slice(0, HOW_MANY);
  const cancellations = { toAuthorize: 0, others: 0 };
  const stateOf = (calculo: CalculoVale): IdEstadoVale => {
    const kind = calculo.autorizacion.length > 0 ? 'toAuthorize' : 'others';
    cancellations[kind] += 1;
    return byTurn(CANCELLATION_STATES[kind], cancellations[kind] - 1);
  };
  return chosen.map((choice, index) =>
    voucherOf(clock, staff, taken, { choice, index, hours: random.whole(20, 200), stateOf }),
  );
}

interface Choice {
  readonly venta: SampleSale;
  readonly tipo: TipoVale;
  readonly lineas: readonly { readonly linea: number; readonly cantidad: number }[];
  readonly estado?: IdEstadoVale;
  readonly porcentaje?: number;
}

/** The units that a sale offers: those that were cancelled on its guide, else some that were taken along. */
function candidates(venta: SampleSale, guias: readonly SampleGuide[]): readonly Choice[] {
  const { cvetda, operacion } = venta.venta;
  const [cancelled] = guias
    .filter(({ guia }) => guia.cvetda === cvetda && guia.operacion === operacion)
    .flatMap(({ paquetes }) => paquetes.flatMap(({ articulos }) => articulos))
    .filter(({ statusitem }) => statusitem === ESTADO_ARTICULO.cancelado);
  if (cancelled !== undefined) {
    const { linea, cantidad } = cancelled;
    return [{ venta, tipo: 0, lineas: [{ linea, cantidad }] }];
  }
  const along = venta.articulos.filter(({ linea }) => !venta.linesOnGuide.has(linea)).slice(0, 2);
  return along.length === 0 ? [] : [{ venta, tipo: 1, lineas: along.map(({ linea }) => ({ linea, cantidad: 1 })) }];
}

function choicesOfVoucherSale(ventas: readonly SampleSale[]): readonly Choice[] {
  const venta = ventas.find(({ venta: { operacion } }) => operacion === VOUCHER_SALE);
  const [, sillas, , colchones, , licuadora] = venta?.articulos ?? [];
  if (!venta || !sillas || !colchones || !licuadora) return [];
  const of = ({ linea }: ArticleRow, cantidad: number) => [{ linea, cantidad }];
  return [
    { venta, tipo: 1, lineas: of(sillas, 2), estado: ESTADO_VALE.vigente, porcentaje: 10 },
    { venta, tipo: 1, lineas: of(licuadora, 1), estado: ESTADO_VALE.canjeado, porcentaje: 0 },
    { venta, tipo: 0, lineas: of(colchones, 1), estado: ESTADO_VALE.cancelado },
  ];
}

interface Turn {
  readonly choice: Choice;
  readonly index: number;
  readonly hours: number;
  /** The state that a cancellation ends in. */
  readonly stateOf: (calculo: CalculoVale) => IdEstadoVale;
}

function voucherOf(clock: Clock, staff: Staff, taken: TakenOfSales, turn: Turn): SampleVoucher {
  const { choice, index } = turn;
  const { venta, tipo } = choice;
  const fechaCreacion = momentOf(clock, turn);
  const usual = choice.estado ?? (tipo === 1 ? byTurn(STATES, index) : ESTADO_VALE.vigente);
  const first = contentsOf(taken, turn, usual, fechaCreacion);
  const wanted = choice.estado ?? (tipo === 1 ? usual : turn.stateOf(first.calculo));
  const { pedido, calculo } = wanted === usual ? first : contentsOf(taken, turn, wanted, fechaCreacion);
  const waits = wanted === ESTADO_VALE.porAutorizar || wanted === ESTADO_VALE.rechazado;
  // A voucher that needs no authorization is not decided.
  const estado = waits && calculo.autorizacion.length === 0 ? ESTADO_VALE.vigente : wanted;
  if (ESTADOS_QUE_RETIENEN.includes(estado)) taken.hold(venta, { tipo, estado }, calculo);
  const { cvetda, operacion } = venta.venta;
  const cvetdaCrea = cvetda === TIENDA_EN_LINEA.cvetda ? TIENDAS_FISICAS[0].cvetda : cvetda;
  const id = index + 1;
  const folio = `${tipo === 1 ? 'D' : 'C'}${String(cvetdaCrea).padStart(3, '0')}${String(id).padStart(6, '0')}`;
  const metodos = estado === ESTADO_VALE.parcial ? [] : calculo.metodos;
  const story = storyOf(clock, staff, { index, folio, estado, fechaCreacion, calculo, metodos });
  const before = story.from < clock.hoursAgo(24 * VALIDITY_CHANGED);
  const vigencia = before ? FORMER_VALIDITY : AJUSTES.vigencia.inicial;
  return {
    ...story,
    venta,
    vale: {
      folio,
      estado,
      tipo,
      cvetda,
      cvetdaCrea,
      operacion,
      fechaCreacion,
      idMotivo: byTurn(tipo === 1 ? [1, 2, 3, 4, 5] : [7, 8, 9, 10], index),
      soloBilletera: pedido.soloBilletera,
      total: calculo.totales.total,
      depreciacion: calculo.depreciacion,
      condonacion: calculo.condonacion,
      ...story.columns,
      fechaVigencia: endOfDayAfter(story.from, vigencia, TIME_ZONE),
    },
    articulos: linesOf(venta, pedido, calculo),
    metodos: metodos.map((one) => ({ ...one, devuelto: story.devuelto.get(one.metodo) ?? fromPesos(0) })),
  };
}

function momentOf(clock: Clock, { choice: { venta }, hours }: Turn): Date {
  const served = whileOpen(new Date(clock.after(venta.venta.fecha, hours).getTime() - SERVICE_MS));
  // Of a sale made just before closing time, the customer comes back before the doors are shut.
  const first = new Date(venta.venta.fecha.getTime() + SERVICE_MS / 2);
  return new Date(Math.max(served.getTime(), first.getTime()) + SERVICE_MS);
}

/** The most that a sample voucher puts into one wallet: other movements find room there too. */
const TO_WALLET = fromPesos(4_000);

function contentsOf(taken: TakenOfSales, turn: Turn, wanted: IdEstadoVale, moment: Date) {
  const { choice, index } = turn;
  const { venta, tipo } = choice;
  const dias = Math.max(0, daysBetween(dayOf(venta.venta.fecha), dayOf(moment)));
  const waits = wanted === ESTADO_VALE.porAutorizar || wanted === ESTADO_VALE.rechazado;
  const usual = waits ? 15 : byTurn([0, 0, 10, 25], index);
  const porcentaje = tipo === 1 ? (choice.porcentaje ?? usual) : 0;
  const lineas = choice.lineas.map(
    ({ linea, cantidad }): LineaPedida => ({
      linea,
      cantidad,
      depreciacion: porcentaje === 0 ? null : { porcentaje, idMotivo: (index % 4) + 1 },
    }),
  );
  // A manager now and then forgives fifty pesos of a depreciation.
  const condonacion = porcentaje > 0 && index % 7 === 3 ? fromPesos(50) : fromPesos(0);
  const pedido: PedidoVale = {
    tipo,
    cliente: venta.venta.numidenCliente ?? null,
    lineas,
    metodos: null,
    soloBilletera: false,
    condonacion,
  };
  const calculo = taken.calculate(venta, pedido, dias);
  if (wanted !== ESTADO_VALE.canjeado || choice.estado !== undefined) return { pedido, calculo };
  const chosen = byChoice(pedido, calculo, index);
  return { pedido: chosen, calculo: taken.calculate(venta, chosen, dias) };
}

/** Some customers choose the wallet, some a certificate. */
function byChoice(pedido: PedidoVale, { saldo }: CalculoVale, index: number): PedidoVale {
  const turn = index % 3;
  if (turn === 1 && saldo <= TO_WALLET) return { ...pedido, soloBilletera: true };
  return turn === 2 ? { ...pedido, metodos: [{ metodo: 7, monto: saldo }] } : pedido;
}

function linesOf({ articulos }: SampleSale, pedido: PedidoVale, calculo: CalculoVale): SampleVoucher['articulos'] {
  return calculo.lineas.map(({ linea, cantidad, importes, depreciacion }) => {
    const asked = pedido.lineas.find((one) => one.linea === linea)?.depreciacion ?? null;
    return {
      linea,
      cantidad,
      ...importes,
      montoDepreciacion: depreciacion,
      numArt: articulos.find((one) => one.linea === linea)?.numArt ?? '',
      porcentajeDepreciacion: asked?.porcentaje ?? null,
      idMotivoDepreciacion: asked?.idMotivo ?? null,
    };
  });
}
