import { randomUUID } from 'node:crypto';
import { SUCCESS_CODE } from '#contract/common/answers';
import type { devoluciones } from '#contract/vales/devoluciones';
import { normalizarFolio } from '#domain/common/folios';
import { centavos, fromPesos, toPesos } from '#domain/common/money';
import { cabeEnBilletera, cabidaEnPesos, puedeSerBilletera } from '#domain/vales/billetera';
import { type Certificado, esFolioCertificado, puedeSerCertificado } from '#domain/vales/certificados';
import { yaAnulado } from '#domain/vales/deshacerDevolucion';
import { DEVOLUCION_TEXTS, yaCanjeado } from '#domain/vales/devoluciones';
import { VALE_TEXTS } from '#domain/vales/trabajosVale';
import { BILLETERA } from '#domain/ventas/metodosDevolucion';
import { readSettings } from '../../cadena/ajustes/settings.ts';
import { announce } from '../../platform/changes/announce.ts';
import { audit } from '../../platform/db/audit.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Context, Handler } from '../../platform/http/handler.ts';
import { oncePerKey } from '../../platform/http/idempotency.ts';
import { invalidFields, notFound } from '../../platform/http/rejection.ts';
import type { AskedNeighbours } from '../../platform/neighbours/limited.ts';
import { askOrConflict } from '../../platform/neighbours/neighbourCall.ts';
import type { GiftCertificate, WalletOwner } from '../../platform/neighbours/neighbours.ts';
import { lookAtFolio } from '../../platform/reads/readings.ts';
import { recordRead } from '../../platform/reads/recordRead.ts';
import { zoneOf } from '../../platform/time/zones.ts';
import { askWallet, roomOf, walletOwner } from '../wallet.ts';

const CODE_NOT_USABLE = 2;

/** Opens a customer's wallet or finds it (POST vales/folio/billetera-{product}, specification section 7). */
export const openWallet: Handler<typeof devoluciones.abrirBilletera> = ({ cuerpo }, context) => {
  const { numidenCliente, numidenUsuario } = cuerpo;
  const { numiden } = context.sesion;
  return oncePerKey(
    'abrirBilletera',
    cuerpo,
    context,
    async () => {
      if (numidenUsuario !== numiden) {
        throw invalidFields([{ campo: 'numidenUsuario', message: DEVOLUCION_TEXTS.otroUsuario }]);
      }
      await recordRead(context, lookAtFolio('billetera', numidenCliente));
      const owner = await ownerOf(context.db, numidenCliente);
      const clave = claveOf(context, `billetera-${numidenCliente}`);
      const opened = await ask(context, ({ wallet }) => wallet.open({ clave, numiden, ...owner }));
      return { ...opened, nomcomp: owner.titular.nombre };
    },
    async (tx, { folio, nueva, nomcomp }) => {
      await audit(tx, {
        momento: context.clock(),
        numiden,
        accion: 'abrirBilletera',
        entidad: 'billetera',
        idEntidad: folio,
        despues: { numidenCliente, nueva },
      });
      if (nueva) await announce(tx, { entidad: 'billetera', id: numidenCliente, version: null, numiden });
      const msg = nueva ? DEVOLUCION_TEXTS.billeteraAbierta : DEVOLUCION_TEXTS.billeteraQueHabia;
      return { answer: { msg, nomcomp, folio }, created: null };
    },
  );
};

/** A customer's wallet (GET vales/folio/get-billetera/{id}); one that is not open yet holds nothing. */
export const walletOf: Handler<typeof devoluciones.billetera> = async ({ ruta: { id } }, context) => {
  await recordRead(context, lookAtFolio('billetera', id));
  await ownerOf(context.db, id);
  const [wallet, { billetera }] = await Promise.all([
    ask(context, ({ wallet }) => wallet.read(id)),
    readSettings(context.db),
  ]);
  const maximo = fromPesos(billetera.valor);
  const saldo = wallet?.saldo ?? centavos(0);
  return {
    folio: wallet?.folio ?? null,
    numidenCliente: id,
    saldo: toPesos(saldo),
    maximo: toPesos(maximo),
    cabe: toPesos(cabeEnBilletera(saldo, maximo)),
    movimientos: (wallet?.movimientos ?? []).map(({ fecha, monto, concepto, idVale }) => ({
      fecha: fecha.toISOString(),
      monto: toPesos(monto),
      concepto,
      idVale,
    })),
  };
};

/**
 * Answers the amount that one more voucher can promise to a customer's wallet (GET vales/folio/cabe-billetera/{id}).
 */
export const walletRoom: Handler<typeof devoluciones.cabidaBilletera> = async ({ ruta: { id } }, context) => {
  await recordRead(context, lookAtFolio('billetera', id));
  await ownerOf(context.db, id);
  return cabidaEnPesos(await roomOf(context.db, await askWallet(context, id), null));
};

/**
 * Spends a gift certificate, once (POST vales/folio/guardar-certificado-regalo).
 * @throws Rejection 409 that says when it was spent, to whoever brings it again.
 */
export const spendCertificate: Handler<typeof devoluciones.canjearCertificado> = ({ cuerpo }, context) => {
  const { numiden } = context.sesion;
  const { folio } = cuerpo;
  return oncePerKey(
    'canjearCertificado',
    cuerpo,
    context,
    async () => {
      await recordRead(context, lookAtFolio('certificado', folio));
      if (!puedeSerCertificado(folio)) {
        throw invalidFields([{ campo: 'folio', message: DEVOLUCION_TEXTS.folioMalEscrito }]);
      }
      const clave = claveOf(context, `canje-${folio}`);
      // One of another system has the spelling that it gave.
      const given = esFolioCertificado(folio) ? folio : ((await certificateAsTyped(folio, context))?.folio ?? folio);
      return ask(context, ({ certificates }) =>
        certificates.spend({ clave, numiden, folio: given, zona: zoneOf(context) }),
      );
    },
    async (tx, spent) => {
      await audit(tx, {
        momento: context.clock(),
        numiden,
        accion: 'canjearCertificado',
        entidad: 'certificado',
        idEntidad: spent.folio,
        antes: { canjeado: null },
        despues: { canjeado: spent.canjeado?.toISOString(), monto: toPesos(spent.monto) },
      });
      await announce(tx, { entidad: 'certificado', id: spent.idVale ?? 0, version: null, numiden });
      const descripcion = DEVOLUCION_TEXTS.canjeado(spent.folio, spent.monto);
      return { answer: { codigo: SUCCESS_CODE, descripcion, certificado: onTheWire(spent) }, created: null };
    },
  );
};

/** A gift certificate by its folio (GET vales/folio/get-certificado-regalo/{id}). */
export const certificateByFolio: Handler<typeof devoluciones.certificado> = async ({ ruta: { id } }, context) => {
  await recordRead(context, lookAtFolio('certificado', id));
  const found = await certificateAsTyped(id, context);
  if (found === null) throw notFound(VALE_TEXTS.folioDesconocido);
  return onTheWire(found);
};

/** Whether a folio can be used (GET vales/valida-folio-register/{a}/{b}); code 2 says why not. */
export const checkFolio: Handler<typeof devoluciones.validarFolioDevolucion> = async ({ ruta: { a, b } }, context) => {
  await recordRead(context, lookAtFolio(a === BILLETERA ? 'billetera' : 'certificado', b));
  const falla = a === BILLETERA ? await againstWallet(b, context) : await againstCertificate(b, context);
  return falla === null
    ? { codigo: SUCCESS_CODE, descripcion: DEVOLUCION_TEXTS.folioValido }
    : { codigo: CODE_NOT_USABLE, descripcion: falla };
};

async function againstWallet(folio: string, context: Context): Promise<string | null> {
  if (!puedeSerBilletera(folio)) return DEVOLUCION_TEXTS.folioMalEscrito;
  const known = await asTyped(folio, (one) => ask(context, async ({ wallet }) => (await wallet.exists(one)) || null));
  return known !== null ? null : VALE_TEXTS.folioDesconocido;
}

async function againstCertificate(folio: string, context: Context): Promise<string | null> {
  if (!puedeSerCertificado(folio)) return DEVOLUCION_TEXTS.folioMalEscrito;
  const found = await certificateAsTyped(folio, context);
  if (found === null) return VALE_TEXTS.folioDesconocido;
  if (found.anulado != null) return yaAnulado(found.folio, found.anulado, zoneOf(context));
  return found.canjeado === null ? null : yaCanjeado(found.folio, found.canjeado, zoneOf(context));
}

function certificateAsTyped(folio: string, context: Context): Promise<GiftCertificate | null> {
  return asTyped(folio, (one) => ask(context, ({ certificates }) => certificates.read(one)));
}

/** Looks a folio up as it was typed, and where there is none without the spaces, hyphens and small letters of who typed it. */
async function asTyped<R>(folio: string, find: (folio: string) => Promise<R | null>): Promise<R | null> {
  const found = await find(folio);
  const plain = normalizarFolio(folio);
  return found !== null || plain === folio ? found : find(plain);
}

function onTheWire({ folio, monto, idVale, creado, canjeado, anulado }: GiftCertificate): Certificado {
  return {
    folio,
    monto: toPesos(monto),
    estado: anulado != null ? 'ANULADO' : canjeado === null ? 'VIGENTE' : 'CANJEADO',
    idVale,
    creado: creado.toISOString(),
    canjeado: canjeado?.toISOString() ?? null,
    anulado: anulado?.toISOString() ?? null,
  };
}

/** The person's key by another name, so that a repetition after a break is the same to the neighbour too. */
function claveOf({ idempotencyKey, sesion }: Context, what: string): string {
  return `${what}-${sesion.numiden}-${idempotencyKey ?? randomUUID()}`;
}

function ask<R>(context: Context, question: (neighbours: AskedNeighbours) => Promise<R>): Promise<R> {
  return askOrConflict(context, DEVOLUCION_TEXTS.sinRespuesta, question);
}

/** @throws Rejection 404 when there is no such customer. */
async function ownerOf(db: Db, numiden: number): Promise<WalletOwner> {
  const owner = await walletOwner(db, numiden);
  if (owner === null) throw notFound(`El cliente ${numiden} no existe.`);
  return owner;
}
