import { type Centavos, centavos } from '#domain/common/money';
import { casos } from '../../../server/platform/db/schema/casos.ts';
import {
  guiaArticulos,
  guiaPaquetes,
  guias,
  ventaArticulos,
  ventaPagos,
  ventas,
} from '../../../server/platform/db/schema/operaciones.ts';
import { vales } from '../../../server/platform/db/schema/vales.ts';
import { ASESOR, ATENCION, type Desk, GARANTIA, NOW } from '../casos/casos.desk.ts';

export const WITH_GUIDES = 1_000_001;
export const WITHOUT_GUIDES = 1_000_002;
export const LONG = 9_999_999_999;

export function pesos(quantity: number): Centavos {
  return centavos(Math.round(quantity * 100));
}

export function venta(operacion: number, fecha: string, cambios: Partial<typeof ventas.$inferInsert> = {}) {
  return {
    cvetda: 1,
    operacion,
    fecha: new Date(fecha),
    total: pesos(1160),
    origen: 'prueba',
    ...cambios,
  };
}

function line(operacion: number, n: number, cambios: Partial<typeof ventaArticulos.$inferInsert> = {}) {
  return {
    cvetda: 1,
    operacion,
    linea: n,
    numArt: `10${n}`,
    descripcion: `Artículo ${n}`,
    departamento: 'Línea blanca',
    cantidadOriginal: 5,
    cantidadMaxima: 5,
    precioUnitario: '200.0000',
    subtotal: pesos(1000),
    descuento: pesos(0),
    iva: pesos(160),
    ieps: pesos(0),
    total: pesos(1160),
    ...cambios,
  };
}

/** Three operations of store 1, one of store 2, with guides and vouchers. */
export async function seedOperations({ db, cliente }: Desk): Promise<void> {
  await db.insert(ventas).values([
    // 23:30 of 10 March and 00:30 of 11 March in Mexico City, both 11 March in UTC.
    venta(WITH_GUIDES, '2026-03-11T05:30:00Z', { numidenCliente: cliente, nombreCliente: 'MARIA DE LA O' }),
    venta(WITHOUT_GUIDES, '2026-03-11T06:30:00Z', { total: pesos(0.29) }),
    venta(LONG, '2026-01-02T18:00:00Z'),
    venta(WITH_GUIDES, '2026-03-11T18:00:00Z', { cvetda: 2 }),
  ]);
  await db.insert(ventaArticulos).values([
    // Bought 5: 1 returned earlier, 3 cancelled on the guide, one of them by that return.
    line(WITH_GUIDES, 1, { cantidadMaxima: 4 }),
    line(WITH_GUIDES, 2),
    line(WITH_GUIDES, 3, { cantidadOriginal: 1, cantidadMaxima: 0 }),
    line(WITHOUT_GUIDES, 1, { numArt: '85123A', total: pesos(0.29) }),
  ]);
  await db
    .insert(ventaArticulos)
    .values(Array.from({ length: 629 }, (_, i) => line(LONG, i + 1, { descripcion: `Renglón ${i + 1}` })));
  await db.insert(ventaPagos).values([
    { cvetda: 1, operacion: WITH_GUIDES, orden: 2, idFormaPago: 4, nombre: 'TARJETA', monto: pesos(160.5), fecha: NOW },
    {
      cvetda: 1,
      operacion: WITH_GUIDES,
      orden: 1,
      idFormaPago: 1,
      nombre: 'EFECTIVO',
      monto: pesos(999.5),
      fecha: NOW,
    },
  ]);
  await db.insert(guias).values([
    { folio: 'G-1', tipo: 'ENTREGA', cvetda: 1, operacion: WITH_GUIDES },
    { folio: 'G-SERVICIO', tipo: 'SERVICIO', cvetda: 1, operacion: WITH_GUIDES },
    { folio: 'G-NORTE', tipo: 'ENTREGA', cvetda: 2, operacion: WITH_GUIDES },
  ]);
  const paquetes = await db
    .insert(guiaPaquetes)
    .values([
      { folioGuia: 'G-1', folio: 'P-1', estado: 6 },
      { folioGuia: 'G-1', folio: 'P-2', estado: 9 },
      { folioGuia: 'G-SERVICIO', folio: 'P-S', estado: 6 },
      { folioGuia: 'G-NORTE', folio: 'P-N', estado: 6 },
    ])
    .returning({ id: guiaPaquetes.id, folio: guiaPaquetes.folio });
  const idDe = (folio: string): number => paquetes.find((paquete) => paquete.folio === folio)?.id ?? 0;
  await db.insert(guiaArticulos).values([
    { idPaquete: idDe('P-2'), linea: 1, numArt: '101', statusitem: 9, cantidad: 3 },
    { idPaquete: idDe('P-1'), linea: 1, numArt: '101', statusitem: 7, cantidad: 2 },
    { idPaquete: idDe('P-S'), linea: 2, numArt: '102', statusitem: 9, cantidad: 1 },
    { idPaquete: idDe('P-N'), linea: 2, numArt: '102', statusitem: 9, cantidad: 1 },
  ]);
  const [caso] = await db
    .insert(casos)
    .values({
      cvetda: 1,
      idArea: ATENCION,
      idSubcategoria: GARANTIA,
      idEstado: 1,
      numidenCliente: cliente,
      numidenCrea: ASESOR,
      fechaCreacion: NOW,
      correo: 'maria@correo.mx',
      comentarioOriginal: 'La licuadora llegó rota.',
    })
    .returning({ id: casos.id });
  const vale = (folio: string, cambios: Partial<typeof vales.$inferInsert>): typeof vales.$inferInsert => ({
    idCaso: caso?.id ?? 0,
    folio,
    estado: 1,
    tipo: 1,
    cvetda: 1,
    cvetdaCrea: 1,
    operacion: WITH_GUIDES,
    total: pesos(500.1),
    saldo: pesos(0.07),
    depreciacion: pesos(0),
    fechaCreacion: NOW,
    fechaVigencia: new Date('2026-06-11T03:00:00.000Z'),
    ...cambios,
  });
  await db
    .insert(vales)
    .values([
      vale('V-1', { fechaCreacion: new Date('2026-03-01T00:00:00.000Z'), estado: 3, tipo: 0 }),
      vale('V-2', {}),
      vale('V-NORTE', { cvetda: 2 }),
    ]);
}
