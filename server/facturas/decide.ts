import { type ResultadoTrabajo, SUCCESS_CODE } from '#contract/common/answers';
import type { facturas as contratoFacturas } from '#contract/facturas/facturas';
import { serieFolio } from '#domain/cadena/estadosFactura';
import { ENTITIES } from '#domain/common/entities';
import { estaPorDecidir } from '#domain/facturas/cfdi/plazoDeTimbre';
import { RFC_TIMBRADOR } from '#domain/facturas/cfdi/timbreFiscal';
import type { DecisionDeTimbre } from '#domain/facturas/solicitudesFactura';
import { FACTURA_TEXTS } from '#domain/facturas/trabajosFactura';
import type { Context, Handler } from '../platform/http/handler.ts';
import { oncePerKey } from '../platform/http/idempotency.ts';
import { conflict, Rejection } from '../platform/http/rejection.ts';
import { NotReady, Unanswered } from '../platform/neighbours/neighbourCall.ts';
import { outcomeOf } from '../platform/neighbours/outcome.ts';
import { invoiceState } from './documents.ts';
import { accept, refuse, TOO_LATE } from './ended.ts';
import { CannotTell, type Stamped } from './neighbours/stamper.ts';
import { rowById } from './reads.ts';
import { settle } from './settle.ts';
import type { FacturaRow } from './work.ts';

const CALL = 'decidirTimbre';

/**
 * Ends an invoice that is in doubt as a person found out at the provider (POST facturas/decidir-timbre): with
 * its stamp, or without one. It is judged again under the lock.
 * @throws Rejection 409 for one that is not to be decided, 400 for an XML that is not its stamp, 502 where the provider could still say.
 */
export const decidirTimbre: Handler<typeof contratoFacturas.decidirTimbre> = async ({ cuerpo }, context) => {
  const { version, ...contents } = cuerpo;
  const { idFactura: id } = contents;
  const answer = await oncePerKey(
    CALL,
    contents,
    context,
    async () => {
      const row = await rowById(context.db, id);
      return { row, stamped: await stampOf(demandToDecide(row, context), contents, context) };
    },
    async (tx, { row, stamped }) => {
      const how = { porElSistema: false, aMano: { version } };
      if (stamped === null) await refuse(tx, row, { no: TOO_LATE, abiertas: row.preguntas }, how, context);
      else await accept(tx, row, stamped, how, context);
      return { answer: resultOf(await rowById(tx, id), stamped), created: null };
    },
  );
  // Its notes are asked for at once, as after any stamp; what it replaces is cancelled by the server itself.
  await settle(id, context);
  return answer;
};

type Sealed = FacturaRow & { readonly sellado: string };

function demandToDecide(row: FacturaRow, { clock }: Context): Sealed {
  const { sellado } = row;
  if (sellado === null || !estaPorDecidir(row, clock())) {
    throw conflict(FACTURA_TEXTS.yaSeSupo(serieFolio(row)), { objeto: { entidad: ENTITIES.factura.name, id: row.id } });
  }
  return { ...row, sellado };
}

/** The stamp that the invoice ends with; null for none. A person's 'it was not' is held against the provider once more. */
async function stampOf(row: Sealed, decision: DecisionDeTimbre, context: Context): Promise<Stamped | null> {
  if (decision.decision === 'registrar') return demandItsStamp(decision.xml, row, context);
  const { clave, numiden, sellado } = row;
  const outcome = await outcomeOf(() =>
    context.neighbours.within(({ stamper }) => stamper.find({ clave, numiden, sellado })),
  );
  switch (outcome.tipo) {
    case 'hecho':
      return outcome.valor;
    case 'noListo':
      throw new NotReady(outcome.texto);
    case 'negado':
    case 'desconocido': {
      const cause = outcome.tipo === 'negado' ? outcome.no : outcome.causa;
      // It answered, and has no way to know: then the person's word counts.
      if (cause instanceof CannotTell) return null;
      context.log.error({ err: cause, id: row.id }, 'the provider did not say whether an invoice was stamped');
      throw new Unanswered(FACTURA_TEXTS.sinRespuesta('El proveedor que timbra'));
    }
  }
}

async function demandItsStamp(xml: string, { sellado }: Sealed, { config }: Context): Promise<Stamped> {
  const { verifiedStamp } = await import('./pac/verified.ts');
  const verified = verifiedStamp(xml, sellado, config.timbrado?.rfcs ?? [RFC_TIMBRADOR]);
  if ('stamped' in verified) return verified.stamped;
  const message = FACTURA_TEXTS.noEsSuTimbre(verified.falla);
  throw new Rejection(400, message, { campos: [{ campo: 'xml', message }] });
}

function resultOf(row: FacturaRow, stamped: Stamped | null): ResultadoTrabajo {
  const nombre = serieFolio(row);
  return {
    codigo: SUCCESS_CODE,
    descripcion: stamped === null ? FACTURA_TEXTS.noTimbrada(nombre) : FACTURA_TEXTS.timbrada(nombre),
    version: row.version,
    estado: invoiceState(row),
  };
}
