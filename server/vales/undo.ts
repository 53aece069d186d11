import { and, eq, lt } from 'drizzle-orm';
import type { vales as contratoVales } from '#contract/vales/vales';
import { ESTADO_VALE, type IdEstadoVale } from '#domain/cadena/estadosVale';
import { CONTRA_DESHACER, type LoDeshacible } from '#domain/common/deshacer';
import type { Centavos } from '#domain/common/money';
import type { CambioPorAutorizar } from '#domain/vales/cambioPorAutorizar';
import type { EntradaDeVale } from '#domain/vales/historiaVale';
import { RESPALDO_TEXTS } from '#domain/vales/respaldoDeVale';
import { type DeshacibleDeVale, refusalTextVale, VALE_TEXTS } from '#domain/vales/trabajosVale';
import { ventaArticulos } from '../platform/db/schema/operaciones.ts';
import { valeArticulos, type vales } from '../platform/db/schema/vales.ts';
import type { Handler } from '../platform/http/handler.ts';
import { conflict } from '../platform/http/rejection.ts';
import { withdrawMail } from '../platform/mail/outbox.ts';
import { type Restore, undoOn } from '../platform/works/undo.ts';
import { saleLock } from '../ventas/saleLock.ts';
import { holdUnits } from './hold.ts';
import { divideAgain } from './methods.ts';
import { faultOfBacking } from './respaldo.ts';
import { isCredited, type UnderVale, voucher, workOnVale } from './work.ts';

const undoOnVale = undoOn(voucher, workOnVale, {
  restores: {
    autorizar: async (under, act) => {
      const { tx, row } = under;
      // A thing that went to the tax authority or to the customer is not taken back.
      if (await isCredited(tx, row)) throw conflict(refusalTextVale('deshacer', ESTADO_VALE.vigente, 'credited'));
      await silence(under, act);
      return {};
    },
    rechazar: async (under, act) => {
      const cambio = act.con.cambio as CambioPorAutorizar | undefined;
      if (cambio === undefined) await holdAgain(under, act.antes.saldo as Centavos);
      else await divideAgain(under.tx, under.row.id, cambio);
      await silence(under, act);
      return {};
    },
  } satisfies Record<DeshacibleDeVale, Restore<typeof vales>>,
  entry: ({ trabajo: que }, estado): EntradaDeVale => {
    return { trabajo: 'deshacer', que: que as DeshacibleDeVale, estado: estado as IdEstadoVale };
  },
  text: ({ trabajo }, { folio }) => VALE_TEXTS.deshecho(folio, trabajo as DeshacibleDeVale),
});

/** Takes back one's own last decision on a voucher (POST vales/deshacer). */
export const deshacerEnVale: Handler<typeof contratoVales.deshacerEnVale> = ({ cuerpo: { id, trabajo } }, context) =>
  undoOnVale({ call: 'deshacerEnVale', id, trabajo }, context);

/** Its maker does not hear of a decision that never was. */
async function silence({ tx }: UnderVale, { con }: LoDeshacible): Promise<void> {
  if (!(await withdrawMail(tx, String(con.aviso)))) throw conflict(CONTRA_DESHACER.salio);
}

/** Takes again what a rejection made free, if nobody else has it by now. */
async function holdAgain({ tx, row }: UnderVale, saldo: Centavos): Promise<void> {
  await saleLock(tx, { tienda: row.cvetda, operacion: row.operacion }).take();
  const taken = await tx
    .select({ linea: valeArticulos.linea })
    .from(valeArticulos)
    .innerJoin(
      ventaArticulos,
      and(
        eq(ventaArticulos.cvetda, row.cvetda),
        eq(ventaArticulos.operacion, row.operacion),
        eq(ventaArticulos.linea, valeArticulos.linea),
      ),
    )
    .where(and(eq(valeArticulos.idVale, row.id), lt(ventaArticulos.cantidadMaxima, valeArticulos.cantidad)));
  if (taken.length > 0) throw conflict(VALE_TEXTS.yaTomado(row.folio));
  // As the one that waits again: the reasons for which it waits count.
  const fault = await faultOfBacking(tx, { ...row, estado: ESTADO_VALE.porAutorizar }, saldo);
  if (fault !== null) throw conflict(RESPALDO_TEXTS.noSeAutoriza(fault));
  await holdUnits(tx, row.id, row);
}
