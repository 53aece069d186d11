import { AJUSTES } from '#domain/cadena/ajustes';
import { type Centavos, centavos, fromPesos, sum } from '#domain/common/money';
import type { UnidadesEnGuia } from '#domain/guias/unidadesDeGuia';
import { type CalculoVale, calcularVale, type LineaPorDevolver, type PedidoVale } from '#domain/vales/calculoVale';
import type { UnidadesEnVale } from '#domain/vales/unidadesVale';
import { devolucionesMaximas, ESTADO_ARTICULO, type IdEstadoArticulo } from '#domain/ventas/estadosDeEntrega';
import { dividir, type LineaRestante } from '#domain/ventas/importesDeLinea';
import { type MetodoConMonto, pagosConDevuelto } from '#domain/ventas/metodosDevolucion';
import type { SampleGuide } from './guias.ts';
import type { ArticleRow, SampleSale } from './ventas.ts';

/**
 * The units and amounts that vouchers take of the sample sales, one after the other, exactly as the
 * product itself calculates them.
 */
export interface TakenOfSales {
  /** Calculates a voucher. @throws Error for one that the product would refuse. */
  calculate(venta: SampleSale, pedido: PedidoVale, dias: number): CalculoVale;
  /** Keeps what a voucher took, so that the next one finds what is left. */
  hold(venta: SampleSale, vale: Omit<UnidadesEnVale, 'cantidad'>, calculo: CalculoVale): void;
  /** The lines with what vouchers left of them. */
  left(articulos: readonly ArticleRow[]): readonly ArticleRow[];
}

const RULES = { maximos: fromPesos(AJUSTES.maximos.inicial), billetera: null };

/** Begins with sales without any returns. */
export function nothingTaken(guias: readonly SampleGuide[]): TakenOfSales {
  const rests = new Map<ArticleRow, LineaRestante>();
  const held = new Map<ArticleRow, UnidadesEnVale[]>();
  const given = new Map<SampleSale, MetodoConMonto[]>();
  const worths = new Map<SampleSale, Centavos[]>();
  const restOf = (line: ArticleRow) => rests.get(line) ?? whole(line);
  return {
    calculate(venta, pedido, dias) {
      const lineas = venta.articulos.map((line): LineaPorDevolver => {
        const restante = restOf(line);
        const { linea, numArt, cantidadOriginal } = line;
        const vales = held.get(line) ?? [];
        const cantidadMaxima = restante.unidades;
        const guia = onGuide(guias, line, cantidadMaxima);
        // Vouchers of the sample take nothing that its chain marked.
        return { linea, numArt, retorno: 'libre', cantidadOriginal, cantidadMaxima, vales, guia, restante };
      });
      const paid = venta.pagos.map((pago) => ({ ...pago, devuelto: centavos(0) }));
      const pagos = pagosConDevuelto(paid, given.get(venta) ?? []);
      const came = {
        comprador: venta.venta.numidenCliente ?? null,
        acumulado: sum(worths.get(venta) ?? []),
        devueltasAparte: [],
        redondeo: centavos(0),
      };
      const calculo = calcularVale({ dias, lineas, pagos, ...came }, pedido, RULES);
      const [falla] = calculo.fallas;
      if (falla !== undefined) throw new Error(`A sample voucher of ${venta.venta.operacion}: ${falla.texto}`);
      return calculo;
    },
    hold(venta, vale, { lineas, metodos, totales }) {
      for (const { linea, cantidad } of lineas) {
        const line = venta.articulos.find((one) => one.linea === linea);
        if (line === undefined) continue;
        rests.set(line, dividir(restOf(line), cantidad).resto);
        held.set(line, [...(held.get(line) ?? []), { ...vale, cantidad }]);
      }
      given.set(venta, [...(given.get(venta) ?? []), ...metodos]);
      worths.set(venta, [...(worths.get(venta) ?? []), totales.total]);
    },
    left: (articulos) => articulos.map((line) => ({ ...line, cantidadMaxima: restOf(line).unidades })),
  };
}

function whole({ cantidadOriginal, subtotal, descuento, iva, ieps, total }: ArticleRow): LineaRestante {
  return { unidades: cantidadOriginal, subtotal, descuento, iva, ieps, total };
}

function onGuide(
  guias: readonly SampleGuide[],
  { cvetda, operacion, linea, cantidadOriginal }: ArticleRow,
  cantidadMaxima: number,
): UnidadesEnGuia | null {
  const own = guias.filter(
    ({ guia }) => guia.cvetda === cvetda && guia.operacion === operacion && guia.tipo === 'ENTREGA',
  );
  const unidades = own.flatMap(({ paquetes }) =>
    paquetes.flatMap(({ articulos }) => articulos.filter((articulo) => articulo.linea === linea)),
  );
  const [guide] = own;
  if (guide === undefined || unidades.length === 0) return null;
  const cancelados = unidades
    .filter(({ statusitem }) => statusitem === ESTADO_ARTICULO.cancelado)
    .reduce((total, { cantidad }) => total + cantidad, 0);
  return {
    folioGuia: guide.guia.folio,
    // The sample's own guides hold no other statuses.
    unidades: unidades.map(({ statusitem, cantidad }) => ({ statusitem: statusitem as IdEstadoArticulo, cantidad })),
    devolucionesMaximas: devolucionesMaximas({ cantidadOriginal, cantidadMaxima, cancelados }),
  };
}
