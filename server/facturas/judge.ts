import { eq } from 'drizzle-orm';
import { esUnidad } from '#domain/common/sat/unidades';
import { campoDeRegla } from '#domain/facturas/camposFactura';
import type { Comprobante, Rechazo } from '#domain/facturas/cfdi/comprobante';
import type { Contexto, Contribuyente } from '#domain/facturas/cfdi/reglas/contexto';
import { judgeComprobante } from '#domain/facturas/cfdi/reglas/judge';
import type { Config } from '../platform/config.ts';
import type { Db } from '../platform/db/db.ts';
import { contribuyentes } from '../platform/db/schema/facturas.ts';
import { Rejection } from '../platform/http/rejection.ts';
import { issuedNow } from './issuer.ts';

/**
 * The authority's rules that an invoice breaks. A rule that it breaks whoever its receiver is holds it up. A rule
 * that it breaks only by the chain's memory of its receiver warns: the authority's register may know better by now,
 * and the provider decides.
 */
export interface Judgement {
  readonly rechazos: readonly Rechazo[];
  readonly avisos: readonly Rechazo[];
}

/** Judges an invoice that is not sealed yet, by what the chain knows of its receiver. */
export async function judgeDraft(
  db: Db,
  comprobante: Comprobante,
  now: Date,
  config: Pick<Config, 'zonaHoraria'>,
): Promise<Judgement> {
  const rfc = comprobante.Receptor?.Rfc ?? '';
  const [known] = await db.select().from(contribuyentes).where(eq(contribuyentes.rfc, rfc));
  const ofNobody: Contexto = {
    ahora: issuedNow(comprobante, now, config),
    sellado: null,
    contribuyentes: () => null,
    unidades: esUnidad,
  };
  const rechazos = judgeComprobante(comprobante, ofNobody);
  if (known === undefined) return { rechazos, avisos: [] };
  const receiver = taxpayerOf(known);
  const all = judgeComprobante(comprobante, {
    ...ofNobody,
    contribuyentes: (asked) => (asked === rfc ? receiver : null),
  });
  return { rechazos, avisos: all.filter((one) => !rechazos.some((other) => isSame(one, other))) };
}

/**
 * Refuses an invoice that the authority would refuse whoever asked it: before it has a folio.
 * @throws Rejection 400 with what is wrong, at the fields of the form where they have it.
 */
export async function demandAccepted(db: Db, comprobante: Comprobante, now: Date, config: Config): Promise<void> {
  const {
    rechazos: [first, ...others],
  } = await judgeDraft(db, comprobante, now, config);
  if (first === undefined) return;
  const campos = [first, ...others].map(({ codigo, donde, texto }) => ({
    campo: campoDeRegla(donde),
    message: `${texto} (${codigo})`,
  }));
  throw new Rejection(400, `${first.texto} (${first.codigo})`, { campos });
}

function isSame(one: Rechazo, other: Rechazo): boolean {
  return one.codigo === other.codigo && one.donde === other.donde;
}

function taxpayerOf({ nombre, datosFiscales }: typeof contribuyentes.$inferSelect): Contribuyente {
  const { codigoPostal = '', regimenFiscal } = datosFiscales;
  return { nombre, codigoPostal, ...(regimenFiscal === undefined ? {} : { regimenes: [regimenFiscal] }) };
}
