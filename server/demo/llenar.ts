import type { InferInsertModel } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { nombreCompletoCliente } from '#domain/clientes';
import { filaDeCliente } from '../clientes/alta.ts';
import type { Db, Tx } from '../db/db.ts';
import { casoComentarios, casoEscalamientos, casoLogs, casoParametros, casos } from '../db/schema/casos.ts';
import { areas, motivosEscalamiento, subcategorias, tiendas } from '../db/schema/catalogos.ts';
import { clientes } from '../db/schema/clientes.ts';
import {
  guiaArticulos,
  guiaPaquetes,
  guias,
  vales,
  ventaArticulos,
  ventaPagos,
  ventas,
} from '../db/schema/operaciones.ts';
import { roles, rolPermisos, usuarios } from '../db/schema/personas.ts';
import { crearAzar } from './azar.ts';
import { casosDeMuestra } from './casos.ts';
import { AREAS, MOTIVOS_ESCALAMIENTO, SUBCATEGORIAS, TIENDAS } from './catalogos.ts';
import { administradorInicial, ROL_PERMISOS, ROLES, usuariosDeMuestra } from './empleados.ts';
import { guiasDeMuestra } from './guias.ts';
import { clientesDeMuestra } from './personas.ts';
import { crearReloj } from './reloj.ts';
import { descontarVales, valesDeMuestra } from './vales.ts';
import { ventasDeMuestra } from './ventas.ts';

const SEMILLA = 146;
const CLIENTES = 250;

/**
 * Fills an empty database with the sample chain, all of it or nothing. The same at every first
 * start, except that all dates are counted back from `ahora`.
 */
export const llenarDemo = async (db: Db, ahora: Date): Promise<void> => {
  const azar = crearAzar(SEMILLA);
  const reloj = crearReloj(ahora);
  await db.transaction(async (tx) => {
    await llenarCatalogos(tx);
    const empleados = usuariosDeMuestra(azar);
    await guardar(tx, usuarios, empleados);

    const fichas = clientesDeMuestra(azar, CLIENTES);
    const numeros = await tx
      .insert(clientes)
      .values(fichas.map(filaDeCliente))
      .returning({ numiden: clientes.numiden });
    const conocidos = conAlMenosUno(enPareja(fichas, numeros).map(([ficha, { numiden }]) => ({ ...ficha, numiden })));
    const compradores = conAlMenosUno(
      conocidos.map((cliente) => ({ numiden: cliente.numiden, nombre: nombreCompletoCliente(cliente) })),
    );

    const hechas = ventasDeMuestra(azar, reloj, compradores);
    const enviadas = guiasDeMuestra(hechas);
    const dados = valesDeMuestra(azar, reloj, hechas, enviadas);
    await guardar(
      tx,
      ventas,
      hechas.map(({ venta }) => venta),
    );
    await guardar(
      tx,
      ventaArticulos,
      descontarVales(
        hechas.flatMap(({ articulos }) => articulos),
        dados,
      ),
    );
    await guardar(
      tx,
      ventaPagos,
      hechas.flatMap(({ pagos }) => pagos),
    );
    await guardarGuias(tx, enviadas);

    const autores = empleados.filter(({ idRol, areas: suyas }) => idRol !== null && suyas.length < AREAS.length);
    const abiertos = casosDeMuestra(azar, reloj, {
      clientes: conocidos,
      autores: conAlMenosUno(autores.map(({ numiden }) => numiden)),
      gerentes: conAlMenosUno(
        empleados.flatMap(({ esGerente, numiden, areasGerente = [] }) =>
          esGerente ? [{ numiden, areasGerente }] : [],
        ),
      ),
      operaciones: conAlMenosUno(hechas.map(({ venta }) => venta)),
      vales: dados,
    });
    const ids = await guardarCasos(tx, abiertos);
    await guardar(
      tx,
      vales,
      enPareja(dados, ids.slice(0, dados.length)).map(([{ vale }, idCaso]) => ({ ...vale, idCaso })),
    );
  });
};

/** Fills an empty database with what no installation can do without: catalogues, roles and one administrator. */
export const llenarInicial = async (db: Db): Promise<void> => {
  await db.transaction(async (tx) => {
    await llenarCatalogos(tx);
    await guardar(tx, usuarios, [administradorInicial()]);
  });
};

const llenarCatalogos = async (tx: Tx): Promise<void> => {
  await guardar(tx, tiendas, TIENDAS);
  await guardar(tx, areas, AREAS);
  await guardar(tx, subcategorias, SUBCATEGORIAS);
  await guardar(tx, motivosEscalamiento, MOTIVOS_ESCALAMIENTO);
  await guardar(tx, roles, ROLES);
  await guardar(tx, rolPermisos, ROL_PERMISOS);
  for (const tabla of ['areas', 'subcategorias', 'motivos_escalamiento', 'roles']) {
    // Their ids were given, not drawn: the next one drawn must follow them.
    await tx.execute(
      sql`select setval(pg_get_serial_sequence(${tabla}, 'id'), (select max(id) from ${sql.identifier(tabla)}))`,
    );
  }
};

const guardarGuias = async (tx: Tx, enviadas: ReturnType<typeof guiasDeMuestra>): Promise<void> => {
  const paquetes = enviadas.flatMap((enviada) => enviada.paquetes);
  await guardar(
    tx,
    guias,
    enviadas.map(({ guia }) => guia),
  );
  const ids = await tx
    .insert(guiaPaquetes)
    .values(paquetes.map(({ paquete }) => paquete))
    .returning({ id: guiaPaquetes.id });
  const contenido = enPareja(paquetes, ids).flatMap(([{ articulos }, { id }]) =>
    articulos.map((articulo) => ({ ...articulo, idPaquete: id })),
  );
  await guardar(tx, guiaArticulos, contenido);
};

const guardarCasos = async (tx: Tx, abiertos: ReturnType<typeof casosDeMuestra>): Promise<readonly number[]> => {
  const filas = await tx
    .insert(casos)
    .values(abiertos.map(({ caso }) => caso))
    .returning({ id: casos.id });
  const conId = enPareja(abiertos, filas).map(([abierto, { id }]) => ({ ...abierto, idCaso: id }));
  await guardar(
    tx,
    casoComentarios,
    conId.flatMap(({ idCaso, comentarios }) => comentarios.map((fila) => ({ ...fila, idCaso }))),
  );
  await guardar(
    tx,
    casoLogs,
    conId.flatMap(({ idCaso, logs }) => logs.map((fila) => ({ ...fila, idCaso }))),
  );
  await guardar(
    tx,
    casoEscalamientos,
    conId.flatMap(({ idCaso, escalamientos }) => escalamientos.map((fila) => ({ ...fila, idCaso }))),
  );
  await guardar(
    tx,
    casoParametros,
    conId.flatMap(({ idCaso, parametros }) => parametros.map((fila) => ({ ...fila, idCaso }))),
  );
  return filas.map(({ id }) => id);
};

const POR_LOTE = 1_000;

const guardar = async <T extends PgTable>(tx: Tx, tabla: T, filas: readonly InferInsertModel<T>[]): Promise<void> => {
  for (let desde = 0; desde < filas.length; desde += POR_LOTE) {
    await tx.insert(tabla).values(filas.slice(desde, desde + POR_LOTE));
  }
};

const enPareja = <A, B>(unos: readonly A[], otros: readonly B[]): readonly (readonly [A, B])[] =>
  unos.map((uno, indice) => {
    const otro = otros[indice];
    if (otro === undefined) throw new Error('Two lists of sample data that belong together differ in length');
    return [uno, otro] as const;
  });

const conAlMenosUno = <T>(lista: readonly T[]): readonly [T, ...T[]] => {
  const [primero, ...otros] = lista;
  if (primero === undefined) throw new Error('A list of sample data that must not be empty is empty');
  return [primero, ...otros];
};
