import { and, asc, eq, gte, isNotNull } from 'drizzle-orm';
import type { listaVales } from '#contract/vales/listaVales';
import { ESTADO_VALE } from '#domain/cadena/estadosVale';
import { MAX_COUNTED } from '#domain/casos/casos';
import { fromPesos, toPesos } from '#domain/common/money';
import { motivosGuardadosEnPalabras } from '#domain/vales/autorizacionVale';
import { cambioEnPalabras } from '#domain/vales/cambioPorAutorizar';
import { faltaDeRespaldoEnPalabras } from '#domain/vales/respaldoDeVale';
import { readSettings } from '../../cadena/ajustes/settings.ts';
import { fitsInteger } from '../../platform/db/limits.ts';
import { countUpTo } from '../../platform/db/merged.ts';
import { readShown } from '../../platform/db/replica.ts';
import { vales } from '../../platform/db/schema/vales.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { accumulatedBeside } from '../beside.ts';
import { faultsOfBacking } from '../respaldo.ts';
import { voucherType, whoIn } from './rows.ts';

const MAX_REQUESTS = 100;

/**
 * The vouchers that wait for authorization, the oldest first, of all stores or of one, optionally from a balance in whole pesos
 * on (GET vales/por-autorizar). `total` counts up to `MAX_COUNTED`. One's own are there too, marked: that somebody else must
 * decide them is worth knowing.
 */
export const valesPorAutorizar: Handler<typeof listaVales.valesPorAutorizar> = async (
  { consulta: { tienda, importe } },
  { db: primary, sesion, clock },
) =>
  readShown(primary, async (db) => {
    if (tienda !== undefined && !fitsInteger(tienda)) return { vales: [], total: 0 };
    const waiting = and(
      eq(vales.estado, ESTADO_VALE.porAutorizar),
      isNotNull(vales.fechaSolicitud),
      tienda === undefined ? undefined : eq(vales.cvetdaCrea, tienda),
      importe === undefined ? undefined : gte(vales.saldo, fromPesos(importe)),
    );
    const total = await countUpTo(db, { table: vales, conditions: [waiting] }, MAX_COUNTED);
    const rows = await db
      .select()
      .from(vales)
      .where(waiting)
      .orderBy(asc(vales.fechaSolicitud), asc(vales.id))
      .limit(MAX_REQUESTS);
    const who = await whoIn(db, rows);
    const besideOf = await accumulatedBeside(db, rows, clock());
    const faults = await faultsOfBacking(db, rows);
    const maximos = fromPesos((await readSettings(db)).maximos.valor);
    return {
      total,
      vales: rows.map((row) => ({
        id: row.id,
        version: row.version,
        folio: row.folio,
        casoId: row.idCaso,
        tienda: who.tienda(row),
        operacion: { tienda: row.cvetda, numero: row.operacion },
        tipo: voucherType(row.tipo),
        total: toPesos(row.total),
        saldo: toPesos(row.saldo),
        depreciacion: toPesos(row.depreciacion),
        acumulado: toPesos(besideOf(row)),
        cliente: who.cliente(row),
        autor: who.autor(row),
        motivos: [
          ...[faults.get(row.id)].flatMap((fault) => (fault === undefined ? [] : [faltaDeRespaldoEnPalabras(fault)])),
          ...(row.cambioPorAutorizar === null ? [] : [cambioEnPalabras(row.cambioPorAutorizar)]),
          ...motivosGuardadosEnPalabras(row.motivosAutorizacion, maximos).map(({ texto }) => texto),
        ],
        fecha: (row.fechaSolicitud ?? row.fechaCreacion).toISOString(),
        propia: row.autores.includes(sesion.numiden),
      })),
    };
  });
