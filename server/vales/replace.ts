import { eq } from 'drizzle-orm';
import type { papelVale } from '#contract/vales/papelVale';
import { ESTADO_VALE } from '#domain/cadena/estadosVale';
import { centavos } from '#domain/common/money';
import { eventoDeVale } from '#domain/vales/eventosVale';
import { RESPALDO_TEXTS } from '#domain/vales/respaldoDeVale';
import { VALE_TEXTS } from '#domain/vales/trabajosVale';
import { readSettings } from '../cadena/ajustes/settings.ts';
import { announce } from '../platform/changes/announce.ts';
import { audit } from '../platform/db/audit.ts';
import type { Tx } from '../platform/db/db.ts';
import { valeArticulos, valeMetodos, vales } from '../platform/db/schema/vales.ts';
import { oweEvent } from '../platform/events/owe.ts';
import type { Handler } from '../platform/http/handler.ts';
import { conflict } from '../platform/http/rejection.ts';
import { endOfDayAfter } from '../platform/time/days.ts';
import { zoneOf } from '../platform/time/zones.ts';
import { owes } from '../platform/works/owed.ts';
import { saleLock } from '../ventas/saleLock.ts';
import { tellOfReplacement } from './announced.ts';
import { nextNumber } from './folio.ts';
import { voucherType } from './list/rows.ts';
import { faultOfBacking } from './respaldo.ts';
import { type ValeRow, valeHistory, workOnVale } from './work.ts';

/**
 * Replaces a lost or expired voucher (POST vales/guardarReposicion). In one transaction the old one is cancelled, and a
 * new one with the same lines, methods and balance gets its own folio and validity. The new one holds the units of the
 * sale that the old one held, so nothing of the sale changes.
 * @throws Rejection 404 without the voucher, 409 when it is stale, of another state, being given back, or no longer borne by its sale.
 */
export const guardarReposicion: Handler<typeof papelVale.guardarReposicion> = async ({ cuerpo }, context) => {
  const { id, version, motivo } = cuerpo;
  const result = await workOnVale(
    {
      call: 'guardarReposicion',
      work: 'reponer',
      id,
      version,
      contents: { id, motivo },
      effect: async ({ tx, row, numiden, now }) => {
        await saleLock(tx, { tienda: row.cvetda, operacion: row.operacion }).take();
        const fault = await faultOfBacking(tx, row, row.saldo);
        if (fault !== null) throw conflict(RESPALDO_TEXTS.noSeRepone(fault));
        const made = await makeReplacement(tx, row, {
          numiden,
          now,
          cvetda: context.sesion.tienda.id,
          zone: zoneOf(context),
        });
        return {
          text: VALE_TEXTS.repuesto(row.folio, made.folio),
          entries: [{ trabajo: 'reponer', folio: made.folio, motivo }],
          // Its balance went over to the new one.
          columns: { saldo: centavos(0), motivoCancelacion: motivo },
          detail: { reposicion: made },
        };
      },
    },
    context,
  );
  // Read anew, since a repetition under the same key makes nothing.
  const [reposicion] = await context.db
    .select({ id: vales.id, folio: vales.folio })
    .from(vales)
    .where(eq(vales.idReemplaza, id));
  if (reposicion === undefined) throw new Error(`The replacement of the voucher ${id} is gone`);
  return { ...result, reposicion };
};

interface Maker {
  readonly numiden: number;
  readonly now: Date;
  /** The store where it is made, and the zone of its days. */
  readonly cvetda: number;
  readonly zone: string;
}

async function makeReplacement(tx: Tx, old: ValeRow, { numiden, now, cvetda, zone }: Maker) {
  owes(tx, 'vale');
  const made = await nextNumber(tx, voucherType(old.tipo).id, cvetda);
  const { vigencia } = await readSettings(tx);
  const values = {
    ...old,
    ...made,
    version: 1,
    estado: ESTADO_VALE.vigente,
    fechaCreacion: now,
    fechaVigencia: endOfDayAfter(now, vigencia.valor, zone),
    numidenCrea: numiden,
    numidenGuarda: null,
    autores: [numiden],
    cvetdaCrea: cvetda,
    migradoNetsuite: false,
    idReemplaza: old.id,
  };
  await tx.insert(vales).overridingSystemValue().values(values);
  await copyParts(tx, old.id, made.id);
  await tellOfReplacement(tx, { from: old.id, to: made.id, numiden });
  const entries = [{ trabajo: 'crearEnLugar', folio: old.folio }] as const;
  await valeHistory.write(tx, made.id, { entries, version: 1, fecha: now, numiden });
  await audit(tx, {
    momento: now,
    numiden,
    accion: 'guardarReposicion',
    entidad: 'vale',
    idEntidad: made.id,
    despues: { folio: made.folio, reemplaza: old.folio, saldo: old.saldo },
  });
  await oweEvent(tx, 'vale', eventoDeVale(null, values), now);
  await announce(tx, { entidad: 'vale', id: made.id, version: 1, numiden, vale: { antes: null, despues: values } });
  return made;
}

// As they are, with what of the methods has gone already: the balance is what is left.
async function copyParts(tx: Tx, from: number, to: number): Promise<void> {
  const lines = await tx.select().from(valeArticulos).where(eq(valeArticulos.idVale, from));
  const methods = await tx.select().from(valeMetodos).where(eq(valeMetodos.idVale, from));
  if (lines.length > 0) await tx.insert(valeArticulos).values(lines.map((line) => ({ ...line, idVale: to })));
  if (methods.length > 0) await tx.insert(valeMetodos).values(methods.map((method) => ({ ...method, idVale: to })));
}
