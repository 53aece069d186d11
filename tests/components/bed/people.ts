import type { OutputOf } from '#contract/common/call';
import type { Contract } from '#contract/contract';
import { PERMISOS, type Permiso } from '#domain/common/permisos';
import { VERSION } from '../../../src/system/version.ts';
import type { Answers } from './edge.ts';

/** Everything that there is to be permitted. */
const EVERY_PERMISSION = Object.values(PERMISOS).map(({ id, nombre }) => ({ id, nombre }));

const NUMIDEN = 100_001;
const AREAS = [1, 2, 3, 4, 5, 6, 7];

/** The drafts as the server keeps them: each key with its content. */
export type KeptDrafts = Map<string, Omit<OutputOf<Contract['borradores']>[number], 'clave'>>;

/** The calls that every screen makes, answered to somebody who may do everything, and who begins without a draft. */
export function everyday(drafts: KeptDrafts): Answers {
  return {
    sesionActual: {
      numiden: NUMIDEN,
      tienda: { id: 1, nombre: 'Tienda Centro' },
      zona: 'America/Mexico_City',
      version: VERSION,
    },
    detallesUsuario: {
      ...{ id: NUMIDEN, nombreCompleto: 'Laura Méndez Castillo', correo: 'laura@ejemplo.mx' },
      ...{ areas: AREAS, roles: [1], permisos: EVERY_PERMISSION.map(({ id }) => id) },
      ...{ esGerente: true, areasGerente: AREAS, nuevo: false, limite: null },
    },
    permisosPerfil: EVERY_PERMISSION,
    tiendasPropias: [{ cvetda: 1, nombre: 'Tienda Centro' }],
    salud: { codigo: 1, descripcion: 'Hecho con éxito' },
    correosPorAtender: { total: 0, correos: [] },
    novedadesPropias: { novedades: [], hayMas: false, sinLeer: 0 },
    presencia: { presentes: [] },
    presentes: { registros: [] },
    casosPorAutorizar: { solicitudes: [], total: 0 },
    valesPorAutorizar: { vales: [], total: 0 },
    cabidaBilletera: { maximo: 10_000, saldo: 0, prometido: 0, cabe: 10_000 },
    textosListos: { textos: [], areas: [] },
    recordatoriosPropios: { recordatorios: [] },
    notasPorDiagrama: { diagramas: [] },
    notasDeDiagrama: { notas: [], hayMas: false },
    versionesDeDiagramas: { versiones: [] },
    seguidosPropios: { seguidos: [] },
    estanciaDeRegistro: { desde: null, plazo: null, nueveDeDiez: null },
    personasACargo: [],
    vistasFijadas: { vistas: [] },
    vistasPropias: { vistas: [], areas: [] },
    borradores: ({ consulta }) =>
      [...drafts].flatMap(([clave, draft]) => (clave.startsWith(consulta.prefijo ?? '') ? [{ clave, ...draft }] : [])),
    guardarBorrador: ({ ruta: { clave = '' }, cuerpo: { contenido } }) => {
      if (contenido === null) drafts.delete(clave);
      else drafts.set(clave, { contenido, fecha: new Date().toISOString() });
      return { codigo: 1, descripcion: 'Hecho con éxito' };
    },
  };
}

/** Answers about somebody who may do everything but this. */
export function without(lacking: readonly Permiso[]): Answers {
  const names = (Object.keys(PERMISOS) as Permiso[]).filter((name) => !lacking.includes(name));
  const permisosPerfil = names.map((name) => ({ id: PERMISOS[name].id, nombre: PERMISOS[name].nombre }));
  const person = everyday(new Map()).detallesUsuario as object;
  return { permisosPerfil, detallesUsuario: { ...person, permisos: permisosPerfil.map(({ id }) => id) } as never };
}
