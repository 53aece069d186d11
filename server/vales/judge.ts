import { and, eq, inArray } from 'drizzle-orm';
import { TIPOS_VALE, type TipoVale, tipoDeCategoria } from '#domain/cadena/tiposVale';
import { canSeeCase } from '#domain/casos/casos';
import { fromPesos } from '#domain/common/money';
import { motivoEnPalabras } from '#domain/vales/autorizacionVale';
import { fallasDeRecolecta } from '#domain/vales/avanceRecolecta';
import type { CabidaBilletera } from '#domain/vales/billetera';
import { type CalculoVale, calcularVale, type FallaVale } from '#domain/vales/calculoVale';
import { pedidoDe, type SolicitudVale } from '#domain/vales/solicitudVale';
import { VALE_TEXTS } from '#domain/vales/trabajosVale';
import { impedidas, impedidasEnPalabras, unidadesPosibles } from '#domain/vales/unidadesVale';
import { type VentaParaVale, ventaPorDevolver } from '#domain/vales/ventaParaVale';
import type { ClaveOperacion } from '#domain/ventas/operaciones';
import { reasonAgainst } from '../casos/effect.ts';
import { ifVisible } from '../casos/visibleCase.ts';
import type { Db } from '../platform/db/db.ts';
import { inOneGo, onOneConnection } from '../platform/db/oneConnection.ts';
import { type Places, prepared } from '../platform/db/prepared.ts';
import { casos } from '../platform/db/schema/casos.ts';
import { subcategorias } from '../platform/db/schema/catalogos.ts';
import { motivosDepreciacion, motivosVales } from '../platform/db/schema/configuracion.ts';
import type { ServerSession } from '../platform/http/handler.ts';
import { conflict, invalidFields } from '../platform/http/rejection.ts';
import { type CaseOfVoucher, isOffered, ownCase, type Under } from './ownCase.ts';
import { pickupsOf } from './pickups/collected.ts';
import { saleForVoucher, type Today } from './sale.ts';
import { roomOf, type WalletSeen } from './wallet.ts';

type Field = Parameters<typeof invalidFields>[0][number];

/** A voucher that was asked for, with what it comes to. */
export interface Judged {
  readonly solicitud: SolicitudVale;
  readonly venta: VentaParaVale;
  readonly calculo: CalculoVale;
  readonly caso: CaseOfVoucher;
  /** Null for a customer who is registered with the case. */
  readonly numidenCliente: number | null;
  /** The amount that the wallet can take; null where it was not asked. */
  readonly billetera: CabidaBilletera | null;
}

/** Who asks, and when; the answer of the customer's wallet, null where it was not asked. */
export interface VoucherAsking {
  readonly sesion: ServerSession;
  readonly today: Today;
  readonly wallet: WalletSeen | null;
}

/**
 * Calculates a voucher and refuses what cannot be saved: the one judgement of validating and saving (specification, section 5,
 * "Voucher items"). The sale is read as it is now: whoever saves locks it before.
 * @throws Rejection 400 with the fields at fault; 403 or 404 for a case that is not for this person, or that cannot be made; 404
 * for an unknown sale; 409 for a solved case.
 */
export async function judgeVoucher(db: Db, solicitud: SolicitudVale, asking: VoucherAsking): Promise<Judged> {
  const [judged, reason, depreciation, pickup] = await onOneConnection(db, (one) =>
    inOneGo([
      calculated(one, solicitud, asking),
      faultOfReason(one, solicitud),
      faultsOfDepreciation(one, solicitud),
      faultsOfPickup(one, solicitud),
    ]),
  );
  const lines = judged.calculo.fallas.map((falla) => fieldOf(judged, falla));
  demandNone([...(reason === null ? [] : [reason]), ...lines, ...depreciation, ...pickup]);
  return judged;
}

/**
 * Calculates a voucher that is still being filled in. Its case and sale must be right, and it may hold nothing that no voucher
 * of them can have; other faults are left to its end. Refuses these as `judgeVoucher` does.
 */
export async function calculate(db: Db, solicitud: SolicitudVale, asking: VoucherAsking): Promise<Judged> {
  const judged = await onOneConnection(db, (one) => calculated(one, solicitud, asking));
  const never = judged.calculo.fallas.filter(({ campo }) => NEVER.includes(campo));
  demandNone(never.map((falla) => fieldOf(judged, falla)));
  return judged;
}

/** The fields whose faults no filling in makes right. */
const NEVER: readonly FallaVale['campo'][] = ['numArt', 'seleccionadoDepreciacion'];

function demandNone([first, ...others]: readonly Field[]): void {
  if (first !== undefined) throw invalidFields([first, ...others]);
}

async function calculated(db: Db, solicitud: SolicitudVale, { sesion, today, wallet }: VoucherAsking): Promise<Judged> {
  const { tienda, operacion } = solicitud;
  const [under, venta, billetera] = await inOneGo([
    underWhich(db, sesion, solicitud, today.now),
    saleForVoucher(db, { tienda, operacion }, today),
    wallet === null ? null : roomOf(db, wallet, solicitud.id),
  ]);
  const reglas = { maximos: fromPesos(venta.reglas.maximos), billetera };
  const calculo = calcularVale(ventaPorDevolver(venta), pedidoDe(solicitud, under.numidenCliente), reglas);
  return { solicitud, venta, calculo, billetera, ...under };
}

/** The case of a voucher that was asked for: the one that is named, or the sale's own. Refuses as `demandCase` and `ownCase`. */
export async function underWhich(
  db: Db,
  sesion: ServerSession,
  { caso: id, ...asked }: Pick<SolicitudVale, 'caso' | 'tienda' | 'operacion' | 'tipo' | 'comprador'>,
  now: Date,
): Promise<Under> {
  if (id === null) return ownCase(db, sesion, asked, now);
  const { tienda, operacion, tipo } = asked;
  const { numidenCliente } = await demandCase(db, sesion, { caso: id, tienda, operacion }, tipo);
  return { caso: { id }, numidenCliente };
}

/** A case under which a voucher can be made. */
interface OpenCase {
  readonly numidenCliente: number;
  readonly tipo: TipoVale;
}

/**
 * Reads the case of a voucher: one that the person may open, or the sale's own.
 * @throws Rejection 404 or 403 for a case that is not for this person, 409 for a solved one, 400 for one of the other type.
 * @param tipo of the voucher that is asked for; null where the case alone decides it.
 */
export async function demandCase(
  db: Db,
  sesion: ServerSession,
  { caso: idCaso, ...sale }: ClaveOperacion & { readonly caso: number },
  tipo: TipoVale | null,
): Promise<OpenCase> {
  const [found] = await readCase(db, { id: idCaso });
  const caso =
    found !== undefined && !canSeeCase(sesion, found) && (await isOffered(db, sesion, sale, idCaso))
      ? found
      : ifVisible(sesion, idCaso, found);
  if (reasonAgainst(caso, 'hacerVale') !== null) {
    throw conflict(VALE_TEXTS.sinCasoAbierto(idCaso), {
      objeto: { entidad: 'caso', id: idCaso },
    });
  }
  const own = tipoDeCategoria(caso.idSubcategoria);
  if (tipo !== null && tipo !== own) {
    throw invalidFields([
      {
        campo: 'tipo',
        message: `Un caso de ${caso.categoria} hace vales de ${TIPOS_VALE[own]}, no de ${TIPOS_VALE[tipo]}.`,
      },
    ]);
  }
  return { numidenCliente: caso.numidenCliente, tipo: own };
}

const readCase = prepared('caso_de_vale', (db, { id }: Places<{ id: number }>) =>
  db
    .select({
      cvetda: casos.cvetda,
      idArea: casos.idArea,
      numidenCrea: casos.numidenCrea,
      idEstado: casos.idEstado,
      idSubcategoria: casos.idSubcategoria,
      numidenCliente: casos.numidenCliente,
      categoria: subcategorias.nombre,
    })
    .from(casos)
    .innerJoin(subcategorias, eq(subcategorias.id, casos.idSubcategoria))
    .where(eq(casos.id, id)),
);

/** Why a voucher must be authorized, in words. */
export function reasonsInWords({ calculo, venta }: Judged) {
  const maximos = fromPesos(venta.reglas.maximos);
  return calculo.autorizacion.map((motivo) => ({ motivo, texto: motivoEnPalabras(motivo, maximos, calculo.sumas) }));
}

function fieldOf({ solicitud, venta }: Judged, { campo, linea, texto }: FallaVale): Field {
  if (linea === null) return { campo, message: texto };
  const place = solicitud.articulos.findIndex((line) => line.linea === linea);
  const units = campo === 'cantidad' ? (solicitud.articulos[place]?.cantidad ?? 0) : 0;
  const why = solicitud.tipo === 1 ? whyNotReturned(venta, linea, units) : [];
  return { campo: `articulos.${place}.${campo}`, message: [texto, ...why].join('. ') };
}

/** The page says it beside the line: which units of it are not with the customer. */
function whyNotReturned(venta: VentaParaVale, numero: number, units: number): readonly string[] {
  const line = ventaPorDevolver(venta).lineas.find(({ linea }) => linea === numero);
  if (line === undefined || units <= unidadesPosibles(line, 1)) return [];
  return impedidas(line, 1).flatMap((some) => impedidasEnPalabras(some) ?? []);
}

async function faultOfReason(db: Db, { motivo, tipo }: SolicitudVale): Promise<Field | null> {
  if (motivo === null) return { campo: 'motivo', message: 'Campo requerido' };
  const [row] = await readReason(db, { motivo });
  if (row === undefined) return { campo: 'motivo', message: 'El motivo seleccionado ya no existe. Elija otro.' };
  if (row.tipo !== tipo) return { campo: 'motivo', message: `El motivo no es de un vale de ${TIPOS_VALE[tipo]}.` };
  return row.activo ? null : { campo: 'motivo', message: 'El motivo seleccionado ya no se usa. Elija otro.' };
}

const readReason = prepared('motivo_de_vale', (db, { motivo }: Places<{ motivo: number }>) =>
  db.select().from(motivosVales).where(eq(motivosVales.id, motivo)),
);

/** Goods that are fetched from the customer count once they are here. */
async function faultsOfPickup(db: Db, { id, articulos }: SolicitudVale): Promise<readonly Field[]> {
  const marked = articulos.flatMap(({ linea, cantidad, esRecolecta }) =>
    esRecolecta ? [{ linea, cantidad: cantidad ?? 0 }] : [],
  );
  return fallasDeRecolecta(marked, id === null ? [] : await pickupsOf(db, id)).map(({ linea, texto }) => {
    const place = articulos.findIndex((line) => line.linea === linea);
    return { campo: place < 0 ? 'articulos' : `articulos.${place}.esRecolecta`, message: texto };
  });
}

async function faultsOfDepreciation(db: Db, { articulos }: SolicitudVale): Promise<readonly Field[]> {
  const chosen = articulos.flatMap(({ seleccionadoDepreciacion, idMotivoDepreciacion, cantidad }, place) =>
    seleccionadoDepreciacion && idMotivoDepreciacion !== null && (cantidad ?? 0) > 0
      ? [{ place, id: idMotivoDepreciacion }]
      : [],
  );
  if (chosen.length === 0) return [];
  const ids = [...new Set(chosen.map(({ id }) => id))];
  const rows = await db
    .select({ id: motivosDepreciacion.id })
    .from(motivosDepreciacion)
    .where(and(inArray(motivosDepreciacion.id, ids), eq(motivosDepreciacion.activo, true)));
  const usable = new Set(rows.map(({ id }) => id));
  return chosen
    .filter(({ id }) => !usable.has(id))
    .map(({ place }) => ({
      campo: `articulos.${place}.idMotivoDepreciacion`,
      message: 'El motivo seleccionado ya no se usa. Elija otro.',
    }));
}
