import { page } from 'vitest/browser';
import { ESTADO_VALE, ESTADOS_VALE } from '#domain/cadena/estadosVale';
import type { Caso, PorAutorizar } from '#domain/casos/casos';
import { ESTADO, ESTADOS_CASO } from '#domain/casos/vidaCaso';
import type { Vale } from '#domain/vales/vales';
import { caseIn } from '../../machines/caso.samples.ts';
import { openApp } from './app.tsx';
import type { Answers } from './edge.ts';

/** Who asks; the person of the test decides. */
export const JORGE = { numiden: 100_002, nombre: 'Jorge Peña Ríos' };
/** Somebody else who may decide as well. */
export const SILVIA = { numiden: 100_003, nombre: 'Silvia Muñoz Arriaga' };
const ME = { numiden: 100_001, nombre: 'Laura Méndez Castillo' };

const TIENDA = { cvetda: 1, nombre: 'Tienda Centro' };
const CLIENTE = { numiden: 500_001, nombre: 'Uc Pech Ana' };
const AMOUNTS = { subtotal: 2_000, descuento: 0, iva: 320, ieps: 0, total: 2_320 };
const HOUR_MS = 3_600_000;

/** An hour later for each higher number, so that the order of the inbox is that of the numbers. */
function askedAt(id: number): string {
  return new Date(Date.UTC(2026, 2, 1) + id * HOUR_MS).toISOString();
}

/** A voucher of $1,160.00 that waits: half of its worth was taken away. */
export function voucher(id: number, changes: Partial<Vale> = {}): Vale {
  const fecha = askedAt(id);
  return {
    ...{
      id,
      version: 3,
      casoId: 7001,
      casoSolucionado: false,
      casoDeOtroTipo: false,
      folio: `D0010000${id}`,
      tienda: TIENDA,
      cliente: CLIENTE,
    },
    motivo: { id: 1, descripcion: 'Artículo dañado' },
    estado: { id: ESTADO_VALE.porAutorizar, nombre: ESTADOS_VALE[ESTADO_VALE.porAutorizar] },
    tipo: { id: 1, nombre: 'DEVOLUCIÓN' },
    operacion: { tienda: TIENDA, numero: 1_000_001, fecha, total: 4_640, comprador: CLIENTE },
    ...{ total: 2_320, saldo: 1_160, depreciacion: 1_160, condonacion: 0, acumulado: 0 },
    ...{ fechaCreacion: fecha, fechaVigencia: '2099-01-01T00:00:00.000Z', vencido: false, diasRestantes: 90 },
    ...{ soloBilletera: false, esMesa: false, sinEntregar: false, sinRespaldo: null, migradoNetsuite: false },
    ...{ autor: JORGE, guardo: null, autores: [JORGE.numiden] },
    articulos: [
      {
        ...{ linea: 1, numArt: 'A-1', descripcion: 'Licuadora industrial', departamento: 'LÍNEA BLANCA', ...AMOUNTS },
        ...{ cantidad: 1, cantidadMaxima: 2, cantidadOriginal: 2, porcentajeDescuento: 0, esRecolecta: false },
        ...{ seleccionadoDepreciacion: true, porcentajeDepreciacion: 50, montoDepreciacion: 1_160 },
        motivoDepreciacion: { id: 1, descripcion: 'Empaque abierto' },
      },
    ],
    totales: { ...AMOUNTS, cantidadMaxima: 2, cantidad: 1, subtotal2: 2_000, depreciacion: 1_160 },
    ...{ metodosPago: [], devoluciones: [], recolectas: [], nota: null, reemplaza: null, reemplazadoPor: null },
    autorizacion: { motivos: [{ motivo: 'depreciacion', texto: 'Tiene depreciación' }], fecha, resolucion: null },
    ...{ cambioPorAutorizar: null, motivoCancelacion: null, impresiones: 0 },
    logs: [{ id: id * 10, accion: 'Vale guardado, por autorizar', version: 3, fecha, autor: JORGE }],
    ...changes,
  } as Vale;
}

/** A case that waits for the decision on what was asked for it. */
export function request(id: number): Caso {
  const fecha = askedAt(id);
  return {
    ...caseIn(ESTADO.pendiente),
    ...{ id, datosCliente: CLIENTE, datosCreacion: { ...JORGE, fecha }, fechaCreacion: fecha },
    datosAutorizacion: { solicitante: JORGE, motivo: 'Pasó el plazo de treinta días.', fecha, resolucion: null },
  };
}

/** As the answer to a decision that came too late: somebody else had authorized the voucher. */
export function decidedBefore({ id, folio }: Vale) {
  const hecho = { trabajo: 'autorizar' };
  const cambio = { id: id * 10 + 1, accion: 'Vale autorizado', hecho, version: 4, fecha: askedAt(id), autor: SILVIA };
  const message = `El vale ${folio} cambió mientras usted trabajaba. Revise los cambios y vuelva a guardar.`;
  return { status: 409, body: { codigo: 409, message, entidad: 'vale', id, version: 4, cambios: [cambio] } };
}

/** A voucher once somebody authorized it. */
export function authorized(vale: Vale, autor = ME): Vale {
  const fecha = askedAt(vale.id);
  return {
    ...{ ...vale, version: vale.version + 1, estado: { id: ESTADO_VALE.vigente, nombre: 'VIGENTE' } },
    autorizacion: vale.autorizacion && {
      ...vale.autorizacion,
      resolucion: { autorizado: true, comentario: '', fecha, autor },
    },
    logs: [...vale.logs, { id: vale.id * 10 + 1, accion: 'Vale autorizado', version: 4, fecha, autor }],
  };
}

function lineOfVoucher(vale: Vale) {
  const { id, version, folio, casoId, tipo, total, saldo, depreciacion, acumulado, cliente, autor } = vale;
  const fecha = vale.fechaCreacion;
  return {
    ...{
      id,
      version,
      folio,
      casoId,
      tienda: TIENDA,
      tipo,
      total,
      saldo,
      depreciacion,
      acumulado,
      cliente,
      autor,
      fecha,
    },
    operacion: { tienda: 1, numero: vale.operacion.numero },
    motivos: (vale.autorizacion?.motivos ?? []).map(({ texto }) => texto),
    propia: vale.autores.includes(ME.numiden),
  };
}

function lineOfCase({ id: idCaso, version, tienda, area, subCategoria, datosCliente, fechaCreacion: fecha }: Caso) {
  const motivo = 'Pasó el plazo de treinta días.';
  return {
    ...{ idCaso, version, tienda, area, subCategoria, datosCliente, solicitante: JORGE, motivo, fecha, propia: false },
  } satisfies PorAutorizar;
}

/**
 * Opens the inbox with vouchers and cases that wait, at a server that decides them; `records` may be changed, as if somebody else
 * had.
 */
export async function openInbox(
  records: readonly (Vale | Caso)[],
  { search = '', ...answers }: Answers & { search?: string } = {},
) {
  const isVoucher = (record: Vale | Caso): record is Vale => 'folio' in record;
  const vouchers = new Map(records.filter(isVoucher).map((vale) => [vale.id, vale]));
  const cases = new Map(records.filter((record): record is Caso => !isVoucher(record)).map((caso) => [caso.id, caso]));
  const decide = (id: number, estado: Vale['estado'], descripcion: string) => {
    const vale = vouchers.get(id) as Vale;
    vouchers.set(id, { ...authorized(vale), estado });
    return { codigo: 1, descripcion, version: vale.version + 1, estado };
  };
  const app = await openApp(`administracion/por-autorizar${search}`, {
    tiendas: [TIENDA],
    tiendasBusqueda: [TIENDA],
    valesPorAutorizar: () => {
      const waiting = [...vouchers.values()].filter(({ estado }) => estado.id === ESTADO_VALE.porAutorizar);
      return { total: waiting.length, vales: waiting.map(lineOfVoucher) };
    },
    casosPorAutorizar: () => {
      const waiting = [...cases.values()].filter(({ estado }) => estado.id === ESTADO.pendiente);
      return { total: waiting.length, solicitudes: waiting.map(lineOfCase) };
    },
    obtenerVale: ({ cuerpo: { valeId } }) => vouchers.get(valeId) as Vale,
    detalleCaso: ({ ruta }) => cases.get(Number(ruta.id)) as Caso,
    anexosDeCaso: [],
    valesDeCaso: [],
    autorizarVale: ({ cuerpo: { id } }) =>
      decide(id, { id: 1, nombre: 'VIGENTE' }, `El vale ${vouchers.get(id)?.folio} se autorizó con éxito`),
    rechazarVale: ({ cuerpo: { id } }) =>
      decide(id, { id: 6, nombre: 'RECHAZADO' }, `El vale ${vouchers.get(id)?.folio} se rechazó`),
    autorizarCaso: ({ cuerpo: { idCaso, autorizado } }) => {
      const caso = cases.get(idCaso) as Caso;
      const estado = { id: ESTADO.enProceso, nombre: ESTADOS_CASO[ESTADO.enProceso] };
      cases.set(idCaso, { ...caso, version: 4, estado });
      const descripcion = `El caso ${idCaso} ${autorizado ? 'se ha autorizado con éxito' : 'no se autorizó'}`;
      return { codigo: 1, descripcion, version: 4, estado };
    },
    ...answers,
  });
  const drawer = page.getByRole('dialog');
  return {
    ...app,
    vouchers,
    drawer,
    table: page.getByRole('table', { name: 'Solicitudes en espera' }),
    row: (name: string) => page.getByRole('link', { name, exact: true }),
    shown: (title: string) => drawer.getByRole('group', { name: title, exact: true }),
    button: (name: string) => drawer.getByRole('button', { name, exact: true }),
  };
}
