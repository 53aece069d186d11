import type { Centavos } from '#domain/money';
import { centavos } from '#domain/money';
import type { vales } from '../db/schema/vales.ts';
import type { Reloj } from './clock.ts';
import { conTiendaAbierta } from './clock.ts';
import type { GuiaDeMuestra } from './guias.ts';
import { CANCELADO } from './guias.ts';
import type { Azar } from './random.ts';
import { inTurnOf } from './random.ts';
import type { FilaArticulo, VentaDeMuestra } from './ventas.ts';
import { OPERACION_CON_VALES, OPERACION_SENCILLA, ZERO } from './ventas.ts';

/** A voucher before its case is stored; `unidades` of `articulo` were returned or cancelled. */
export interface ValeDeMuestra {
  readonly vale: Omit<typeof vales.$inferInsert, 'idCaso'>;
  readonly articulo: FilaArticulo;
  readonly unidades: number;
}

const ESTADO = { vigente: 1, canjeado: 2, cancelado: 3 } as const;
const TIPO = { cancelacion: 0, devolucion: 1 } as const;
type Tipo = (typeof TIPO)[keyof typeof TIPO];
type Estado = (typeof ESTADO)[keyof typeof ESTADO];

const HOW_MANY = 60;
const MAX_DIAS = 38;
const VIGENCIA_HORAS = 90 * 24;

/** The case of a voucher is opened this long before it. */
export const ATENCION_MS = 20 * 60_000;

/** Sixty vouchers of both types in every state: for cancelled package items, and for goods that were brought back. */
export function valesDeMuestra(
  random: Azar,
  clock: Reloj,
  ventas: readonly VentaDeMuestra[],
  guias: readonly GuiaDeMuestra[],
): readonly ValeDeMuestra[] {
  const cancelados = unidadesCanceladas(guias);
  const recientes = ventas.filter(({ venta }) => clock.haceHoras(MAX_DIAS * 24) < venta.fecha);
  const possible = recientes
    .filter(({ venta }) => venta.operacion !== OPERACION_CON_VALES && venta.operacion !== OPERACION_SENCILLA)
    .flatMap((venta) => candidato(venta, cancelados));
  const cancelaciones = possible.filter(({ tipo }) => tipo === TIPO.cancelacion).slice(0, 24);
  const devoluciones = possible.filter(({ tipo }) => tipo === TIPO.devolucion);
  const chosen = [...laVentaConVales(recientes), ...cancelaciones, ...devoluciones].slice(0, HOW_MANY);
  return chosen.map((elegido, index) => valeDe(random, clock, elegido, index));
}

/** The lines of the sales with the units taken off that valid vouchers gave back. */
export function descontarVales(
  articulos: readonly FilaArticulo[],
  valesDados: readonly ValeDeMuestra[],
): readonly FilaArticulo[] {
  const devueltas = new Map<FilaArticulo, number>();
  for (const { vale, articulo, unidades } of valesDados) {
    if (vale.estado !== ESTADO.cancelado) devueltas.set(articulo, (devueltas.get(articulo) ?? 0) + unidades);
  }
  return articulos.map((articulo) => ({
    ...articulo,
    cantidadMaxima: articulo.cantidadOriginal - (devueltas.get(articulo) ?? 0),
  }));
}

interface Elegido {
  readonly venta: VentaDeMuestra;
  readonly articulo: FilaArticulo;
  readonly unidades: number;
  readonly tipo: Tipo;
  readonly estado?: Estado;
  readonly porcentajeDepreciacion?: number;
}

function llave(cvetda: number, operacion: number, line: number): string {
  return `${cvetda}/${operacion}/${line}`;
}

function unidadesCanceladas(guias: readonly GuiaDeMuestra[]): ReadonlyMap<string, number> {
  return new Map(
    guias.flatMap(({ guia, paquetes }) =>
      paquetes
        .flatMap((paquete) => paquete.articulos)
        .filter((articulo) => articulo.statusitem === CANCELADO)
        .map((articulo) => [llave(guia.cvetda, guia.operacion, articulo.linea), articulo.cantidad] as const),
    ),
  );
}

function candidato(venta: VentaDeMuestra, cancelados: ReadonlyMap<string, number>): readonly Elegido[] {
  for (const articulo of venta.articulos) {
    const unidades = cancelados.get(llave(articulo.cvetda, articulo.operacion, articulo.linea));
    if (unidades !== undefined) return [{ venta, articulo, unidades, tipo: TIPO.cancelacion }];
  }
  const taken = venta.articulos.find((articulo) => !venta.lineasEnGuia.has(articulo.linea));
  return taken === undefined ? [] : [{ venta, articulo: taken, unidades: 1, tipo: TIPO.devolucion }];
}

function laVentaConVales(ventas: readonly VentaDeMuestra[]): readonly Elegido[] {
  const venta = ventas.find(({ venta: { operacion } }) => operacion === OPERACION_CON_VALES);
  const [, sillas, , colchones, , licuadora] = venta?.articulos ?? [];
  if (!venta || !sillas || !colchones || !licuadora) return [];
  return [
    { venta, articulo: sillas, unidades: 2, tipo: 1, estado: ESTADO.vigente, porcentajeDepreciacion: 10 },
    { venta, articulo: licuadora, unidades: 1, tipo: 1, estado: ESTADO.canjeado, porcentajeDepreciacion: 0 },
    { venta, articulo: colchones, unidades: 1, tipo: 0, estado: ESTADO.cancelado, porcentajeDepreciacion: 0 },
  ];
}

function valeDe(random: Azar, clock: Reloj, chosen: Elegido, index: number): ValeDeMuestra {
  const { venta, articulo, unidades, tipo } = chosen;
  const total = centavos(Math.round((articulo.total * unidades) / articulo.cantidadOriginal));
  const porcentaje = chosen.porcentajeDepreciacion ?? (tipo === TIPO.devolucion ? inTurnOf([0, 0, 10, 25], index) : 0);
  const depreciacion = centavos(Math.round((total * porcentaje) / 100));
  const estado = chosen.estado ?? inTurnOf([ESTADO.vigente, ESTADO.canjeado, ESTADO.vigente, ESTADO.cancelado], index);
  const atendido = conTiendaAbierta(
    new Date(clock.despuesDe(venta.venta.fecha, random.entero(20, 200)).getTime() - ATENCION_MS),
  );
  // Of a sale made just before closing time, the customer comes back before the doors are shut.
  const first = new Date(venta.venta.fecha.getTime() + ATENCION_MS / 2);
  const fechaCreacion = new Date(Math.max(atendido.getTime(), first.getTime()) + ATENCION_MS);
  return {
    vale: {
      folio: `${tipo === TIPO.devolucion ? 'D' : 'C'}${String(venta.venta.cvetda).padStart(3, '0')}${String(20_001 + index * 3)}`,
      estado,
      tipo,
      cvetda: venta.venta.cvetda,
      cvetdaCrea: venta.venta.cvetda,
      operacion: venta.venta.operacion,
      total,
      saldo: saldoDe(estado, centavos(total - depreciacion), index),
      depreciacion,
      fechaCreacion,
      fechaVigencia: new Date(fechaCreacion.getTime() + VIGENCIA_HORAS * 3_600_000),
    },
    articulo,
    unidades,
  };
}

function saldoDe(estado: Estado, value: Centavos, index: number): Centavos {
  if (estado !== ESTADO.vigente) return ZERO;
  return index % 7 === 4 ? centavos(Math.round(value / 2)) : value;
}
