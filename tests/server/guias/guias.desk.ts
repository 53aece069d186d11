import { eq, sql } from 'drizzle-orm';
import { PERMISOS } from '#domain/common/permisos';
import { casos } from '../../../server/platform/db/schema/casos.ts';
import { direcciones } from '../../../server/platform/db/schema/neighbours.ts';
import {
  guiaArticulos,
  guiaPaquetes,
  guias,
  ventaArticulos,
  ventas,
} from '../../../server/platform/db/schema/operaciones.ts';
import { valeArticulos, vales } from '../../../server/platform/db/schema/vales.ts';
import { grantPermissions } from '../bed/people.ts';
import { ASESOR, ATENCION, type Desk, GARANTIA, NOW } from '../casos/casos.desk.ts';
import { madeBy } from '../vales/vales.seed.ts';
import { pesos, venta } from '../ventas/operaciones.seed.ts';

/** A sale whose goods are everywhere: what follows is its line, units and status. */
export const SALE = 1_000_777;
export const GUIDE = 'GL777';
export const SERVICE = 'GL777S';
export const WEB_SALE = 80_000_001;
export const WEB_FOLIO = 'WEB-100001';

/** On guide GL777; line 4 was taken along at once. */
export const ON_GUIDE = [
  { linea: 1, cantidad: 5, statusitem: 4, paquete: 3 },
  { linea: 2, cantidad: 1, statusitem: 4, paquete: 3 },
  { linea: 2, cantidad: 1, statusitem: 6, paquete: 5 },
  { linea: 2, cantidad: 1, statusitem: 0, paquete: 0 },
  { linea: 3, cantidad: 2, statusitem: 7, paquete: 6 },
  { linea: 5, cantidad: 1, statusitem: 13, paquete: 6 },
] as const;

/** The records that the tests of guides are about. */
export interface Goods {
  readonly idVale: number;
  readonly idCaso: number;
  readonly idDireccion: number;
  /** The rows of GL777, in the order of `ON_GUIDE`. */
  readonly rows: readonly number[];
  readonly packages: readonly number[];
}

export const ADDRESS = {
  calle: 'Av. Juárez',
  numeroExterior: '120',
  numeroInterior: '3B',
  colonia: 'Centro',
  municipio: 'Monterrey',
  estado: 'Nuevo León',
  codigoPostal: '64000',
  referencias: 'Portón verde',
  telefono: '8181234567',
};

/** A sale with its guide, and a partial voucher of it that the asesor began; nothing else of this kind is left there. */
export async function seedGoods({ db, cliente }: Desk): Promise<Goods> {
  await db.execute(
    sql`truncate ventas, casos, direcciones, movimientos_guia, bitacora, idempotencia restart identity cascade`,
  );
  await grantPermissions(db, ASESOR, [...OF_ASESOR]);
  await db
    .insert(ventas)
    .values([
      venta(SALE, '2026-03-10T18:00:00Z', { numidenCliente: cliente, nombreCliente: 'MARIA DE LA O' }),
      venta(WEB_SALE, '2026-03-11T18:00:00Z', { cvetda: 80, folioWeb: WEB_FOLIO }),
    ]);
  await db.insert(ventaArticulos).values([line(1, 5), line(2, 3), line(3, 2), line(4, 1), line(5, 1)]);
  await db.insert(guias).values([
    { folio: GUIDE, tipo: 'ENTREGA', cvetda: 1, operacion: SALE },
    { folio: SERVICE, tipo: 'SERVICIO', cvetda: 1, operacion: SALE },
  ]);
  const packages = await db
    .insert(guiaPaquetes)
    .values(ON_GUIDE.map(({ paquete }, place) => ({ folioGuia: GUIDE, folio: `${GUIDE}-0${place}`, estado: paquete })))
    .returning({ id: guiaPaquetes.id });
  const rows = await db
    .insert(guiaArticulos)
    .values(
      ON_GUIDE.map(({ linea, cantidad, statusitem }, place) => ({
        linea,
        cantidad,
        statusitem,
        numArt: `10${linea}`,
        idPaquete: packages[place]?.id ?? 0,
      })),
    )
    .returning({ id: guiaArticulos.id });
  const idDireccion = await addressOf({ db, cliente });
  const idCaso = await newCase({ db, cliente });
  return {
    idVale: await partialVoucher({ db, cliente }, idCaso),
    idCaso,
    idDireccion,
    rows: rows.map(({ id }) => id),
    packages: packages.map(({ id }) => id),
  };
}

/** Stores the address of a customer, and answers its number. */
export async function addressOf({ db, cliente }: Pick<Desk, 'db' | 'cliente'>): Promise<number> {
  const [direccion] = await db
    .insert(direcciones)
    .values({ ...ADDRESS, numidenCliente: cliente })
    .returning({ id: direcciones.id });
  return direccion?.id ?? 0;
}

const OF_ASESOR = [
  ...[PERMISOS.crearCaso.id, PERMISOS.validarOperacion.id, PERMISOS.comentarCaso.id],
  ...[PERMISOS.crearVale.id, PERMISOS.verVales.id],
];

function line(linea: number, cantidad: number): typeof ventaArticulos.$inferInsert {
  return {
    cvetda: 1,
    operacion: SALE,
    linea,
    numArt: `10${linea}`,
    descripcion: `Artículo ${linea}`,
    cantidadOriginal: cantidad,
    cantidadMaxima: cantidad,
    precioUnitario: '200.0000',
    subtotal: pesos(1000),
    descuento: pesos(0),
    iva: pesos(160),
    ieps: pesos(0),
    total: pesos(1160),
  };
}

type Shop = Pick<Desk, 'db' | 'cliente'>;

export async function newCase(
  { db, cliente }: Shop,
  changes: Partial<typeof casos.$inferInsert> = {},
): Promise<number> {
  const [caso] = await db
    .insert(casos)
    .values({
      cvetda: 1,
      idArea: ATENCION,
      idSubcategoria: GARANTIA,
      idEstado: 2,
      administrador: ASESOR,
      numidenCliente: cliente,
      numidenCrea: ASESOR,
      fechaCreacion: NOW,
      correo: 'maria@correo.mx',
      comentarioOriginal: 'La licuadora llegó rota.',
      ...changes,
    })
    .returning({ id: casos.id });
  return caso?.id ?? 0;
}

let folios = 0;

/** A partial return of one unit of line 3, which was delivered, one of line 4, which was taken along, and one of line 2. */
export async function partialVoucher(
  { db, cliente }: Shop,
  idCaso: number,
  changes: Partial<typeof vales.$inferInsert> = {},
): Promise<number> {
  const [vale] = await db
    .insert(vales)
    .values({
      idCaso,
      folio: `D001${++folios}`,
      estado: 4,
      tipo: 1,
      cvetda: 1,
      cvetdaCrea: 1,
      operacion: SALE,
      total: pesos(1740),
      saldo: pesos(1740),
      depreciacion: pesos(0),
      ...madeBy(ASESOR),
      fechaCreacion: NOW,
      fechaVigencia: new Date('2026-06-17T03:00:00Z'),
      numidenCliente: cliente,
      ...changes,
    })
    .returning({ id: vales.id });
  const idVale = vale?.id ?? 0;
  await db.insert(valeArticulos).values(
    [2, 3, 4].map((linea) => ({
      idVale,
      linea,
      numArt: `10${linea}`,
      cantidad: 1,
      subtotal: pesos(500),
      descuento: pesos(0),
      iva: pesos(80),
      ieps: pesos(0),
      total: pesos(580),
      montoDepreciacion: pesos(0),
    })),
  );
  return idVale;
}

/** The rows of a guide: line, units, status, package. */
export async function onGuide({ db }: Pick<Desk, 'db'>, folioGuia: string) {
  const rows = await db
    .select({
      id: guiaArticulos.id,
      linea: guiaArticulos.linea,
      cantidad: guiaArticulos.cantidad,
      statusitem: guiaArticulos.statusitem,
      estado: guiaPaquetes.estado,
    })
    .from(guiaPaquetes)
    .innerJoin(guiaArticulos, eq(guiaArticulos.idPaquete, guiaPaquetes.id))
    .where(eq(guiaPaquetes.folioGuia, folioGuia))
    .orderBy(guiaArticulos.id);
  return rows.map(({ linea, cantidad, statusitem, estado }) => [linea, cantidad, statusitem, estado]);
}

/** The rows of the guide: as at the beginning, but for the changes by place; those that were split off come last. */
export function guideWith(
  changes: Readonly<Record<number, readonly number[]>>,
  ...more: readonly (readonly number[])[]
) {
  const before = ON_GUIDE.map(({ linea, cantidad, statusitem, paquete }) => [linea, cantidad, statusitem, paquete]);
  return [...before.map((one, place) => changes[place] ?? one), ...more];
}
