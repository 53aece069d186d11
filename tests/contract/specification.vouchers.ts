import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { ESTADO_VALE } from '#domain/cadena/estadosVale';
import { ESTADO } from '#domain/casos/vidaCaso';
import { casos } from '../../server/platform/db/schema/casos.ts';
import { subcategorias } from '../../server/platform/db/schema/catalogos.ts';
import { motivosVales } from '../../server/platform/db/schema/configuracion.ts';
import { ventaArticulos } from '../../server/platform/db/schema/operaciones.ts';
import { ADMINISTRATOR, ASESOR, ATENCION, type Desk, NOW } from '../server/casos/casos.desk.ts';
import { insertVoucher } from '../server/vales/vales.seed.ts';
import type { Site, VoucherSite, WrittenCall } from './specification.ts';

const number = expect.any(Number);
const text = expect.any(String);
const list = expect.any(Array);
const state = { id: number, nombre: text };
const none = { id: 0, version: 0, folio: '' };

const RETURN = 1;
const CANCELLATION = 0;
const CANCELLATION_CATEGORY = 8;

export const ANY_VOUCHERS: VoucherSite = {
  operacion: 0,
  caso: 0,
  casoDeCancelacion: 0,
  motivo: 0,
  motivoDeCancelacion: 0,
  vigente: none,
  parcial: none,
  porAutorizar: none,
  porRechazar: none,
};

/** Stores what the calls of vouchers are about: a sale with a line that is free, and vouchers in the states that they take. */
export async function mountVouchers(desk: Desk, caso: number): Promise<VoucherSite> {
  const { db } = desk;
  await db
    .insert(subcategorias)
    .values({ id: CANCELLATION_CATEGORY, nombre: 'VALE DE CANCELACIÓN', idArea: ATENCION })
    .onConflictDoNothing();
  const [motivo, deCancelacion] = await db
    .insert(motivosVales)
    .values([
      { descripcion: 'Artículo dañado', tipo: RETURN },
      { descripcion: 'Sin existencia', tipo: CANCELLATION },
    ])
    .returning({ id: motivosVales.id });
  const [cancelling] = await db
    .insert(casos)
    .values({
      cvetda: 1,
      idArea: ATENCION,
      idSubcategoria: CANCELLATION_CATEGORY,
      idEstado: ESTADO.enProceso,
      numidenCliente: desk.cliente,
      numidenCrea: ADMINISTRATOR,
      fechaCreacion: NOW,
      correo: 'maria@correo.mx',
      comentarioOriginal: 'El pedido no llegó a tiempo.',
    })
    .returning({ id: casos.id });
  const inState = (estado: (typeof ESTADO_VALE)[keyof typeof ESTADO_VALE]) =>
    insertVoucher(db, { idCaso: caso, metodos: { 6: 116 }, estado, cambios: { numidenCrea: ASESOR } });
  const vigente = await inState(ESTADO_VALE.vigente);
  const cancelado = await inState(ESTADO_VALE.cancelado);
  await db.update(ventaArticulos).set({ cantidadMaxima: 1 }).where(eq(ventaArticulos.operacion, cancelado.operacion));
  return {
    operacion: cancelado.operacion,
    caso,
    casoDeCancelacion: cancelling?.id ?? 0,
    motivo: motivo?.id ?? 0,
    motivoDeCancelacion: deCancelacion?.id ?? 0,
    vigente,
    parcial: await inState(ESTADO_VALE.parcial),
    porAutorizar: await inState(ESTADO_VALE.porAutorizar),
    porRechazar: await inState(ESTADO_VALE.porAutorizar),
  };
}

/** Section 7, "Vouchers": what is not shown of the bodies is the plainest, with the fields of section 3. */
export function vouchers({ cvetda, vouchers: site }: Site): readonly WrittenCall[] {
  const { vigente, parcial, porAutorizar, porRechazar, operacion } = site;
  const key = { tienda: cvetda, operacion };
  const returned = {
    ...key,
    caso: site.caso,
    tipo: RETURN,
    motivo: site.motivo,
    articulos: [{ linea: 1, cantidad: 1 }],
  };
  const cancelled = {
    ...returned,
    caso: site.casoDeCancelacion,
    tipo: CANCELLATION,
    motivo: site.motivoDeCancelacion,
  };
  const whole = expect.objectContaining({
    id: number,
    casoId: number,
    folio: text,
    estado: state,
    tipo: state,
    total: 116,
    saldo: number,
    articulos: list,
    metodosPago: list,
    intereses: 0,
    beneficios: [],
    depreciacion: 0,
    migradoNetsuite: false,
    totales: expect.objectContaining({ cantidad: 1, subtotal: 116, subtotal2: 116, total: 116, depreciacion: 0 }),
  });
  const calculated = { codigo: 1, totales: { total: 116 }, saldo: 116, metodosDevolucion: list };
  const saved = { codigo: 1, id: number, folio: text, estado: state };
  return [
    { metodo: 'POST', ruta: '/vales/obtenerVale', cuerpo: { valeId: vigente.id }, responde: whole },
    { metodo: 'GET', ruta: '/vales/obtenerValeFolio/{folio}', de: { folio: vigente.folio }, responde: whole },
    {
      metodo: 'GET',
      ruta: '/vales/obtenerValeFolioCancelacion/{folio}',
      de: { folio: vigente.folio },
      responde: whole,
    },
    { metodo: 'GET', ruta: '/vales/get-vale-parcial/{id}', de: { id: parcial.id }, responde: whole },
    { metodo: 'GET', ruta: '/vales/searchHistorico/{id}', de: { id: vigente.id }, responde: [] },
    { metodo: 'GET', ruta: '/vales/valida-folio/{id}', de: { id: vigente.folio }, responde: { codigo: 1, saldo: 116 } },
    {
      metodo: 'POST',
      ruta: '/vales/get-detalle-operacion',
      cuerpo: key,
      responde: { cabecera: { operacion }, lineas: list, pagos: list, reglas: { maximos: number } },
    },
    {
      metodo: 'POST',
      ruta: '/vales/validar-operacion',
      cuerpo: { ...key, caso: site.caso },
      responde: { codigo: 1, tipo: { id: RETURN }, unidades: 1 },
    },
    { metodo: 'POST', ruta: '/vales/validar-vale', cuerpo: returned, responde: calculated },
    { metodo: 'POST', ruta: '/vales/guardar-vale', cuerpo: returned, responde: saved },
    { metodo: 'POST', ruta: '/vales/guardar-parcial', cuerpo: returned, responde: { ...saved, estado: { id: 4 } } },
    { metodo: 'POST', ruta: '/vales/cancelacion/validar', cuerpo: cancelled, responde: calculated },
    { metodo: 'POST', ruta: '/vales/cancelacion/guardar', cuerpo: cancelled, responde: saved },
    {
      metodo: 'POST',
      ruta: '/vales/autorizar-vale',
      cuerpo: { id: porAutorizar.id, version: porAutorizar.version },
      responde: { codigo: 1, estado: { nombre: 'VIGENTE' } },
    },
    {
      metodo: 'POST',
      ruta: '/vales/rechazar-vale',
      cuerpo: { id: porRechazar.id, version: porRechazar.version, motivo: 'Está muy usado' },
      responde: { codigo: 1, estado: { nombre: 'RECHAZADO' } },
    },
  ];
}
