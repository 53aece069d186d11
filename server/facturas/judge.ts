import { eq } from 'drizzle-orm';
import { campoDeRegla } from '#domain/camposFactura';
import type { Comprobante, Rechazo } from '#domain/cfdi/comprobante';
import type { Contexto, Contribuyente } from '#domain/cfdi/reglas/contexto';
import { judge } from '#domain/cfdi/reglas/judge';
import { esUnidad } from '#domain/cfdi/unidades';
import type { Config } from '../config.ts';
import type { Db } from '../db/db.ts';
import { contribuyentes } from '../db/schema/facturas.ts';
import { Rejection } from '../http/rejection.ts';
import { localTime } from '../time/localTime.ts';

/**
 * What only the authority's register knows for sure: who has a tax number, under which name and address. The chain's own knowledge may
 * be older than the register, so these warn here, and the provider decides.
 */
const OF_THE_REGISTER: readonly string[] = [138, 139, 141, 143, 144, 145, 147, 148, 158, 159].map(
  (number) => `CFDI40${number}`,
);

/** What an invoice breaks of the authority's rules: what holds it up, and what only warns. */
export interface Judgement {
  readonly rechazos: readonly Rechazo[];
  readonly avisos: readonly Rechazo[];
}

/** Judges an invoice that is not sealed yet, by what the chain knows of its receiver. */
export async function judgeDraft(
  db: Db,
  comprobante: Comprobante,
  now: Date,
  { zonaHoraria }: Pick<Config, 'zonaHoraria'>,
): Promise<Judgement> {
  const rfc = comprobante.Receptor?.Rfc ?? '';
  const [known] = await db.select().from(contribuyentes).where(eq(contribuyentes.rfc, rfc));
  const receiver = known === undefined ? null : taxpayerOf(known);
  const contexto: Contexto = {
    ahora: localTime(now, zonaHoraria),
    sellado: null,
    contribuyentes: (asked) => (asked === rfc ? receiver : null),
    unidades: esUnidad,
  };
  const all = judge(comprobante, contexto);
  return {
    rechazos: all.filter(({ codigo }) => !OF_THE_REGISTER.includes(codigo)),
    avisos: all.filter(({ codigo }) => OF_THE_REGISTER.includes(codigo)),
  };
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

function taxpayerOf({ nombre, datosFiscales }: typeof contribuyentes.$inferSelect): Contribuyente {
  const { codigoPostal = '', regimenFiscal } = datosFiscales;
  return { nombre, codigoPostal, ...(regimenFiscal === undefined ? {} : { regimenes: [regimenFiscal] }) };
}
