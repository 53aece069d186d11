import { ESTADO_VALE, type IdEstadoVale } from '#domain/cadena/estadosVale';
import { type Centavos, centavos, sum } from '#domain/common/money';
import { motivoGuardado } from '#domain/vales/autorizacionVale';
import type { CalculoVale } from '#domain/vales/calculoVale';
import type { EntradaDeVale } from '#domain/vales/historiaVale';
import type { IdMetodo, MetodoConMonto } from '#domain/ventas/metodosDevolucion';
import type { valeDevoluciones, valeImpresiones, valeLogs, vales } from '../platform/db/schema/vales.ts';
import type { Clock } from './clock.ts';
import { folioOf } from './folios.ts';
import { byTurn } from './random.ts';

type OfVoucher<Row> = Omit<Row, 'idVale'>;
type People = readonly [number, ...number[]];

/** Who makes vouchers, and who decides on those of others. */
export interface Staff {
  readonly makers: People;
  readonly deciders: People;
}

/** The records that are kept of a voucher's life. */
export interface Papers {
  readonly logs: readonly OfVoucher<typeof valeLogs.$inferInsert>[];
  readonly devoluciones: readonly OfVoucher<typeof valeDevoluciones.$inferInsert>[];
  readonly impresiones: readonly OfVoucher<typeof valeImpresiones.$inferInsert>[];
}

/** A voucher as it was made, and the state that it is to come to. */
interface Made {
  readonly index: number;
  readonly folio: string;
  readonly estado: IdEstadoVale;
  readonly fechaCreacion: Date;
  readonly calculo: CalculoVale;
  readonly metodos: readonly MetodoConMonto[];
}

type Columns = Pick<
  typeof vales.$inferInsert,
  | 'version'
  | 'saldo'
  | 'numidenCrea'
  | 'autores'
  | 'motivosAutorizacion'
  | 'fechaSolicitud'
  | 'numidenResuelve'
  | 'fechaResuelve'
  | 'comentarioResuelve'
  | 'motivoCancelacion'
>;

/** The story of a voucher. */
interface Story extends Papers {
  readonly columns: Columns;
  /** From when on its validity counts. */
  readonly from: Date;
  readonly devuelto: ReadonlyMap<IdMetodo, Centavos>;
}

const ASESOR = 100_002;
const GERENTE = 100_003;

const AUTHORIZED = 'Procede, se revisó el artículo con el ticket.';
const REJECTED = 'El artículo tiene uso y le faltan accesorios.';
const CANCELLED = 'El cliente se quedó con el artículo.';

/** Everything that was done to a voucher, in order, as the product itself writes it down. */
export function storyOf(clock: Clock, staff: Staff, made: Made): Story {
  const { index, estado, fechaCreacion, calculo, metodos } = made;
  const numidenCrea = index % 3 === 0 ? ASESOR : byTurn(staff.makers, index);
  const decide = numidenCrea === GERENTE ? (staff.deciders.find((one) => one !== GERENTE) ?? GERENTE) : GERENTE;
  const partial = estado === ESTADO_VALE.parcial;
  const waits = !partial && calculo.autorizacion.length > 0;
  const logs: OfVoucher<typeof valeLogs.$inferInsert>[] = [];
  let last = fechaCreacion;
  const write = (accion: EntradaDeVale, numiden: number, hours: number) => {
    if (hours > 0) last = clock.after(last, hours);
    logs.push({ accion, version: logs.length + 1, fecha: last, numiden });
    return last;
  };
  write(partial ? { trabajo: 'guardarParcial' } : { trabajo: 'guardar', porAutorizar: waits }, numidenCrea, 0);
  const rejected = estado === ESTADO_VALE.rechazado;
  // A voucher that is over has no balance.
  const isOver = rejected || estado === ESTADO_VALE.cancelado;
  const decided = waits && estado !== ESTADO_VALE.porAutorizar;
  const text = rejected ? REJECTED : AUTHORIZED;
  const resolved = decided
    ? write(
        rejected ? { trabajo: 'rechazar', motivo: text } : { trabajo: 'autorizar', comentario: text },
        decide,
        1 + (index % 4),
      )
    : null;
  const devoluciones = refunds(made).map(({ metodo, monto, folio }) => {
    const fecha = write({ trabajo: 'devolver', metodo, monto, folio, porElSistema: false }, numidenCrea, 2);
    const clave = `muestra-${made.folio}-${metodo}`;
    return {
      metodo,
      monto,
      folio,
      clave,
      estado: 'hecha' as const,
      creado: fecha,
      terminado: fecha,
      numiden: numidenCrea,
    };
  });
  if (estado === ESTADO_VALE.cancelado) write({ trabajo: 'cancelar', motivo: CANCELLED }, decide, 3);
  const version = logs.length;
  const impresiones = prints(clock, made, { from: last, numiden: numidenCrea });
  for (const { numero, formato, fecha } of impresiones) {
    const accion = { trabajo: 'imprimir', formato, numero } as const;
    // Paper changes nothing of the voucher.
    logs.push({ accion, version, fecha, numiden: numidenCrea });
  }
  const given = sum(devoluciones.map(({ monto }) => monto));
  return {
    columns: {
      version,
      numidenCrea,
      autores: [numidenCrea],
      saldo: isOver ? centavos(0) : centavos(calculo.saldo - given),
      motivosAutorizacion: waits ? calculo.autorizacion.map((motivo) => motivoGuardado(motivo, calculo.sumas)) : [],
      fechaSolicitud: waits ? fechaCreacion : null,
      ...(resolved === null ? {} : { numidenResuelve: decide, fechaResuelve: resolved, comentarioResuelve: text }),
      motivoCancelacion: estado === ESTADO_VALE.cancelado ? CANCELLED : null,
    },
    from: resolved !== null && !rejected ? resolved : fechaCreacion,
    devuelto: new Map(
      metodos.flatMap(({ metodo }) =>
        devoluciones.filter((one) => one.metodo === metodo).map(({ monto }) => [metodo, monto] as const),
      ),
    ),
    logs,
    devoluciones,
    impresiones,
  };
}

interface Given extends MetodoConMonto {
  readonly folio: string | null;
}

/** The refunds: all of an exchanged voucher, and the first method of some valid ones that have several. */
function refunds({ estado, index, metodos }: Made): readonly Given[] {
  const done =
    estado === ESTADO_VALE.canjeado
      ? metodos
      : estado === ESTADO_VALE.vigente && index > 0 && metodos.length > 1
        ? metodos.slice(0, 1)
        : [];
  return done.map((one) => ({ ...one, folio: folioOf(one.metodo, index) }));
}

/** Each third valid voucher was printed, each ninth twice. */
function prints(
  clock: Clock,
  { estado, index }: Made,
  { from, numiden }: { readonly from: Date; readonly numiden: number },
): Papers['impresiones'] {
  const printable = estado === ESTADO_VALE.vigente || estado === ESTADO_VALE.canjeado;
  const times = !printable || index % 3 !== 0 ? 0 : index % 9 === 0 ? 2 : 1;
  return Array.from({ length: times }, (_, place) => ({
    numero: place + 1,
    formato: place === 0 ? ('carta' as const) : ('ticket' as const),
    numiden,
    fecha: clock.after(from, (place + 1) * 2),
  }));
}
