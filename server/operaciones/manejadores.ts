import { and, desc, eq } from 'drizzle-orm';
import type { operaciones } from '#contract/operaciones';
import { CODIGO_EXITO } from '#contract/respuestas';
import { aPesos } from '#domain/dinero';
import { ESTADOS_VALE, TIPOS_VALE } from '#domain/operaciones';
import { busquedaParametros, busquedas, vales } from '../db/schema/operaciones.ts';
import { cabeEnEntero } from '../db/texto.ts';
import type { Manejador, ManejadoresDe } from '../http/manejador.ts';
import { articulosDe } from './articulos.ts';
import { ventaPorId, ventasPorFiltros } from './ventas.ts';

const articulosOperacion: Manejador<typeof operaciones.articulosOperacion> = async ({ consulta }, { db }) =>
  cabeEnEntero(consulta.tienda) ? articulosDe(db, consulta) : [];

const valesDeOperacion: Manejador<typeof operaciones.valesDeOperacion> = async ({ consulta }, { db }) => {
  if (!cabeEnEntero(consulta.tienda)) return [];
  const filas = await db
    .select()
    .from(vales)
    .where(and(eq(vales.cvetda, consulta.tienda), eq(vales.operacion, consulta.operacion)))
    .orderBy(desc(vales.fechaCreacion), desc(vales.id));
  return filas.map((vale) => ({
    id: vale.id,
    casoId: vale.idCaso,
    folio: vale.folio,
    estado: { id: vale.estado, nombre: nombreEn(ESTADOS_VALE, vale.estado) },
    tipo: { id: vale.tipo, nombre: nombreEn(TIPOS_VALE, vale.tipo) },
    total: aPesos(vale.total),
    saldo: aPesos(vale.saldo),
    depreciacion: aPesos(vale.depreciacion),
    fechaCreacion: vale.fechaCreacion.toISOString(),
    fechaVigencia: vale.fechaVigencia.toISOString(),
  }));
};

const nombreEn = (tabla: Readonly<Record<number, string>>, id: number): string => tabla[id] ?? String(id);

/** Leaves a trace of what was looked up; made once a search, and harmless when it is made twice. */
const guardarBusqueda: Manejador<typeof operaciones.guardarBusqueda> = async ({ cuerpo }, contexto) => {
  const { numiden, tienda } = contexto.sesion;
  const idBusqueda = await contexto.db.transaction(async (tx) => {
    const [busqueda] = await tx
      .insert(busquedas)
      .values({ numiden, cvetda: tienda.id, fecha: contexto.ahora() })
      .returning({ id: busquedas.id });
    if (!busqueda) throw new Error('A search got no id');
    await tx
      .insert(busquedaParametros)
      .values(cuerpo.parametros.map((parametro, orden) => ({ idBusqueda: busqueda.id, orden, ...parametro })));
    return busqueda.id;
  });
  return { codigo: CODIGO_EXITO, descripcion: 'Búsqueda guardada con éxito', idBusqueda };
};

/** Handlers of `contract/operaciones.ts`. */
export const manejadoresOperaciones: ManejadoresDe<typeof operaciones> = {
  ventaPorId,
  ventasPorFiltros,
  articulosOperacion,
  valesDeOperacion,
  guardarBusqueda,
};
