import { and, eq } from 'drizzle-orm';
import { SUCCESS_CODE } from '#contract/common/answers';
import type { facturas as contratoFacturas } from '#contract/facturas/facturas';
import type { IdEstadoFactura } from '#domain/cadena/estadosFactura';
import { type AsuntoDeCaso, type ClienteDeCasoPropio, solicitudDeCasoPropio } from '#domain/casos/casoPropio';
import type { Customer } from '#domain/casos/clientes';
import { ENTITIES } from '#domain/common/entities';
import { TEXTS } from '#domain/common/texts';
import {
  ACTO_TEXTS,
  ACTOS_DE_FACTURA,
  type ActoDeFactura,
  asuntoDeActo,
  asuntoDeFacturar,
  type CasoDeActo,
  hechosDeActo,
  impideActo,
  puedeAbrirCasoDeFactura,
} from '#domain/facturas/actosDeFactura';
import { esDeIngreso } from '#domain/facturas/vidaFactura';
import { type CompradorDeVale, faltaDeComprador } from '#domain/vales/compradorDeVale';
import type { ClaveOperacion } from '#domain/ventas/operaciones';
import { decide } from '#machines/life';
import { vidaFacturaMachine } from '#machines/vidaFactura.machine';
import { notingWhoIsAlike } from '../casos/clientes/alike.ts';
import { readCustomerOfSale } from '../casos/clientes/customerOfSale.ts';
import { COLUMNS } from '../casos/clientes/search.ts';
import { createCase } from '../casos/create.ts';
import { openCaseOf } from '../casos/openCase.ts';
import type { Db, Tx } from '../platform/db/db.ts';
import { fitsInteger } from '../platform/db/limits.ts';
import { casos } from '../platform/db/schema/casos.ts';
import { subcategorias } from '../platform/db/schema/catalogos.ts';
import { clientes } from '../platform/db/schema/clientes.ts';
import { facturas } from '../platform/db/schema/facturas.ts';
import type { Context, Handler } from '../platform/http/handler.ts';
import { oncePerKey } from '../platform/http/idempotency.ts';
import { conflict, invalidFields, noPermission, notFound } from '../platform/http/rejection.ts';
import { refusal } from '../platform/works/judge.ts';
import { buyerForCase, demandNoOther } from '../vales/buyer.ts';
import { readSale, refuseInvoiced } from './drafts/sale.ts';
import { refuseHeld } from './globalSale.ts';
import { type FacturaRow, ifFound, lifeContextOf } from './work.ts';

/** The matter of an act, under the lock of its invoice or its sale: no other case of it is made meanwhile. */
interface Matter {
  readonly asunto: AsuntoDeCaso;
  /** The sale by which a case may name the matter too, as a person makes it from the sale; null where several matters share one. */
  readonly venta: ClaveOperacion | null;
  /** The customer whom the invoice or the sale names. */
  readonly cliente: Customer | null;
  /** The words where it names none. */
  readonly sinCliente: string;
}

/**
 * Makes the case in which an act is done, once for each key, or leads to the one that is open already (POST facturas/abrir-caso).
 * @throws Rejection 403 for who may not, 404 for what there is not, 409 where the life of the invoice or the sale refuses the act, 400
 * where it is not known for whom the case is.
 */
export const abrirCasoDeFactura: Handler<typeof contratoFacturas.abrirCasoDeFactura> = async ({ cuerpo }, context) => {
  const { sesion } = context;
  const demandRight = async () => {
    if (!puedeAbrirCasoDeFactura(sesion.permisos)) throw noPermission(ACTO_TEXTS.sinPermiso);
  };
  const making = () =>
    oncePerKey('abrirCasoDeFactura', cuerpo, context, demandRight, async (tx) => {
      const matter = await matterOf(tx, cuerpo, context);
      const open = await openOne(tx, matter, context);
      if (open !== null) return { answer: answerOf(open, false), created: null };
      const { idCaso, written } = await make(tx, matter, cuerpo, context);
      return { answer: answerOf(idCaso, true), written, created: { entidad: ENTITIES.caso.name, id: idCaso } };
    });
  const { cliente } = cuerpo;
  return cliente?.esNuevo === true ? notingWhoIsAlike(context, cliente.identidad, making) : making();
};

function answerOf(id: number, nuevo: boolean) {
  return { codigo: SUCCESS_CODE, descripcion: ACTO_TEXTS[nuevo ? 'creado' : 'yaAbierto'](id), id, version: 1, nuevo };
}

function matterOf(tx: Tx, cuerpo: CasoDeActo, context: Context): Promise<Matter> {
  if (cuerpo.acto !== 'facturar') return matterOfInvoice(tx, cuerpo.idFactura, cuerpo.acto, context);
  return matterOfSale(tx, { tienda: cuerpo.tienda, operacion: cuerpo.operacion });
}

async function matterOfInvoice(tx: Tx, id: number, acto: ActoDeFactura, context: Context): Promise<Matter> {
  const [found] = await tx.select().from(facturas).where(eq(facturas.id, id)).for('update');
  const row = ifFound(id, found);
  const facts = hechosDeActo(acto, await lifeContextOf(row, { db: tx, sesion: context.sesion, now: context.clock() }));
  const { trabajo } = ACTOS_DE_FACTURA[acto];
  const decision = decide(vidaFacturaMachine, row.estado, facts, { type: trabajo });
  if (!decision.allowed) {
    const text = impideActo(acto, row.estado as IdEstadoFactura, decision.reason);
    throw refusal(decision.reason, text, { entidad: ENTITIES.factura.name, id });
  }
  const { cvetda: tienda, operacion, clase } = row;
  return {
    asunto: asuntoDeActo(acto, row),
    venta: operacion === null || !esDeIngreso(clase) ? null : { tienda, operacion },
    cliente: await customerOfInvoice(tx, row),
    sinCliente: ACTO_TEXTS.sinCliente.factura,
  };
}

/** The customer of the case that asked for an invoice, as one reached him there; else who bought. */
async function customerOfInvoice(db: Db, { idCaso, cvetda, operacion }: FacturaRow): Promise<Customer | null> {
  if (idCaso !== null) {
    const [found] = await db
      .select({ ...COLUMNS, correo: casos.correo, telefono: casos.telefono, celular: casos.celular })
      .from(casos)
      .innerJoin(clientes, eq(clientes.numiden, casos.numidenCliente))
      .where(eq(casos.id, idCaso));
    if (found !== undefined) return { ...found, esNuevo: false };
  }
  if (operacion === null) return null;
  return (await readCustomerOfSale(db, { tienda: cvetda, operacion }))?.cliente ?? null;
}

async function matterOfSale(tx: Tx, venta: ClaveOperacion): Promise<Matter> {
  const { tienda, operacion } = venta;
  if (!fitsInteger(tienda)) throw notFound(TEXTS.sinResultados);
  await readSale(tx, venta, true);
  await refuseInvoiced(tx, and(eq(facturas.cvetda, tienda), eq(facturas.operacion, operacion)));
  await refuseHeld(tx, venta);
  return {
    asunto: asuntoDeFacturar(venta),
    venta: null,
    cliente: (await readCustomerOfSale(tx, venta))?.cliente ?? null,
    sinCliente: ACTO_TEXTS.sinCliente.venta,
  };
}

/** The open case of the very invoice or sale; else one of the same sale that names no invoice. */
async function openOne(tx: Tx, { asunto, venta }: Matter, { sesion }: Context): Promise<number | null> {
  const { idSubcategoria, parametrosBusqueda } = asunto;
  const isOfInvoice = parametrosBusqueda.some(({ tipo }) => tipo === 4);
  const own = parametrosBusqueda.filter(({ tipo }) => !isOfInvoice || tipo >= 3);
  const exact = await openCaseOf(tx, sesion, { idSubcategoria, parametros: own });
  if (exact !== null || venta === null) return exact;
  const ofSale = asuntoDeFacturar(venta).parametrosBusqueda;
  return openCaseOf(tx, sesion, { idSubcategoria, parametros: ofSale, sin: [3, 4] });
}

async function make(tx: Tx, { asunto, cliente, sinCliente }: Matter, cuerpo: CasoDeActo, context: Context) {
  const { sesion, clock } = context;
  const { idSubcategoria } = asunto;
  const known = await tx.select().from(subcategorias).where(eq(subcategorias.id, idSubcategoria));
  if (known.length === 0) throw conflict(ACTO_TEXTS.sinCategoria(idSubcategoria));
  const chosen = chosenOf(cuerpo, cliente);
  demandNoOther(cliente, chosen);
  const who = await demandCustomer(tx, cliente, chosen, { sinCliente, now: clock() });
  const otroCliente = chosen?.esNuevo === true && chosen.otroCliente;
  const author = { numiden: sesion.numiden, cvetda: sesion.tienda.id, otroCliente };
  return createCase(tx, solicitudDeCasoPropio(asunto, who, author), [], clock());
}

/** Who was chosen, or the named customer with the contact that was written for him. */
function chosenOf({ cliente, contacto }: CasoDeActo, named: Customer | null): CompradorDeVale | null {
  if (cliente !== null || contacto === null || named === null) return cliente;
  return { esNuevo: false, numiden: named.numiden, contacto };
}

async function demandCustomer(
  db: Db,
  named: Customer | null,
  chosen: CompradorDeVale | null,
  { sinCliente, now }: { readonly sinCliente: string; readonly now: Date },
): Promise<ClienteDeCasoPropio> {
  const falta = faltaDeComprador(named);
  if (chosen === null && falta === 'comprador') throw invalidFields([{ campo: 'cliente', message: sinCliente }]);
  if (chosen === null && falta === 'contacto') {
    throw invalidFields([{ campo: 'contacto', message: ACTO_TEXTS.sinContacto }]);
  }
  return buyerForCase(db, named, chosen, now);
}
