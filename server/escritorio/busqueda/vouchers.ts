import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { hasPermission, PERMISSION_GROUPS } from '#domain/common/permisos';
import type { LecturaDeBusqueda } from '#domain/escritorio/busqueda';
import { SIN_FILTRO_VALES } from '#domain/vales/listaVales';
import { asFolios } from '#domain/vales/vales.list';
import type { Db } from '../../platform/db/db.ts';
import { newestFirst } from '../../platform/db/merged.ts';
import { stores } from '../../platform/db/schema/catalogos.ts';
import { certificados } from '../../platform/db/schema/neighbours.ts';
import { vales } from '../../platform/db/schema/vales.ts';
import type { Context } from '../../platform/http/handler.ts';
import { zoneOf } from '../../platform/time/zones.ts';
import { sourceOfName, sourceOfVouchers } from '../../vales/list/criteria.ts';
import { readVoucherRows } from '../../vales/list/rows.ts';
import { type Found, newestOf, TAKE } from './found.ts';

/** The vouchers that a text names, by their own number or by their customer's; none for who may not see vouchers. */
export async function findVouchers(
  context: Context,
  read: LecturaDeBusqueda,
  customers: readonly number[] | null,
): Promise<Found['vale']> {
  if (!hasPermission(context.sesion.permisos, PERMISSION_GROUPS.vales)) return [];
  const { db, sesion } = context;
  const now = context.clock();
  const asker = { numiden: sesion.numiden, now, zone: zoneOf(context) };
  const direct = await vouchersByNumber(db, read);
  const named =
    read.nombre !== null
      ? await sourceOfVouchers(db, { ...SIN_FILTRO_VALES, nombre: read.nombre }, asker)
      : customers === null
        ? null
        : sourceOfName(db, SIN_FILTRO_VALES, asker, { tipo: 'clientes', numidenes: customers });
  const ids = [...direct, ...(await newestOf(db, named === null ? [] : [named], read))].slice(0, TAKE);
  return (await readVoucherRows(db, ids, now)).map((vale) => ({ tipo: 'vale', vale }));
}

/** The vouchers of a folio, of a certificate's folio, or of an operation's number at any store. Folios that came from elsewhere have any form. */
async function vouchersByNumber(
  db: Db,
  { vale, certificado, numero, clave }: LecturaDeBusqueda,
): Promise<readonly number[]> {
  const typed = clave === null ? [] : asFolios(clave);
  const [folios, ofCertificates] = [known(vale, typed), known(certificado, typed)];
  // Asked by itself: within an 'or' the database would look at every voucher.
  const given =
    ofCertificates.length === 0
      ? []
      : await db
          .select({ id: certificados.idVale })
          .from(certificados)
          .where(inArray(certificados.folio, ofCertificates));
  const where = [
    ...(folios.length === 0 ? [] : [inArray(vales.folio, folios)]),
    ...(given.length === 0
      ? []
      : [
          inArray(
            vales.id,
            given.flatMap(({ id }) => id ?? []),
          ),
        ]),
    ...(numero === null
      ? []
      : [and(sql`${vales.cvetda} = any(array(select ${stores.cvetda} from ${stores}))`, eq(vales.operacion, numero))]),
  ];
  if (where.length === 0) return [];
  const rows = await db
    .select({ id: vales.id })
    .from(vales)
    .where(or(...where))
    .orderBy(...newestFirst(vales.fechaCreacion, vales.id))
    .limit(TAKE);
  return rows.map(({ id }) => id);
}

/** A folio of our own form, and those of any other that were typed. */
function known(own: string | null, typed: readonly string[]): string[] {
  return [...new Set([...(own === null ? [] : [own]), ...typed])];
}
