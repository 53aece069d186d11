import { type CambioDe, mueveGenteDeRol } from '#domain/common/cambios';
import { movesList } from '#domain/lists/list';
import { listaUsuarios } from '#domain/personas/usuarios.list';
import { isHistoryOf } from './records.ts';
import { always, type Touches } from './touches.ts';

/** The readings that a change of a user touches: of his record, his password, his second factor, or his open sessions. */
export const BY_USER = {
  miCuenta: ({ id, que }, _shown, numiden) => que !== 'correos' && id === numiden,
  tiendasPropias: ({ id, que }, _shown, numiden) => que === 'registro' && id === numiden,
  correosPorAtender: ({ id, que }, _shown, numiden) => que === 'correos' && id === numiden,
  // Where people are signed in is told elsewhere, and their mail is no part of the record.
  historialDeRegistro: (change, shown) =>
    !['sesiones', 'correos'].includes(change.que) && isHistoryOf('usuario')(change, shown),
  // One that ended moves up those behind it; who may end another's follows the own rights.
  sesionesAbiertas: ({ id, que }, { data: { filas } }, numiden) =>
    que === 'sesiones' ||
    que === 'contrasena' ||
    que === 'segundoFactor' ||
    id === numiden ||
    filas.some(({ persona }) => persona.numiden === id),
  // A few rows that only editors look at.
  esperas: ({ que }) => !['correos', 'segundoFactor', 'ausencia'].includes(que),
  listaUsuarios: (change, { input: { cuerpo }, data: { usuarios } }, numiden) =>
    ['registro', 'segundoFactor', 'ausencia'].includes(change.que) &&
    (usuarios.some(({ id }) => id === change.id) ||
      (change.que === 'registro' && movesList(listaUsuarios, cuerpo, change, numiden))),
  obtenerUsuario: ({ id, que }, { input: { consulta } }) =>
    ['registro', 'segundoFactor', 'ausencia'].includes(que) && Number(consulta.numiden) === id,
  // Who may have a case, or sees it, follows everybody's rights.
  asignablesCaso: ({ que }) => que === 'registro' || que === 'ausencia',
  casosPorEntregar: ({ que }) => que === 'registro' || que === 'ausencia',
  suplentes: ({ que }) => que === 'registro' || que === 'ausencia',
  mencionablesCaso: ({ que }) => que === 'registro',
  personasACargo: ({ que }) => que === 'registro',
  empleado: ({ id, que }, { input: { ruta } }) => que === 'registro' && Number(ruta.numiden) === id,
  // Names, roles and permissions of everybody.
  quienTiene: ({ que }) => que === 'registro',
  // Their people are counted.
  rolesPorAplicacion: (change) => mueveGenteDeRol(change, 'cualquiera'),
  // And whether they may more than who asks: their rights, and the own ones.
  detalleRol: (change, { input: { ruta } }, numiden) =>
    change.que === 'registro' &&
    (change.id === numiden || [change.antes?.idRol, change.despues.idRol].includes(Number(ruta.id))),
} as const satisfies Touches<CambioDe<'usuario'>>;

/** The readings that a change of a role touches: it reaches its people. */
export const BY_ROLE = {
  rolesPorAplicacion: always,
  detalleRol: ({ id }, { input: { ruta } }) => Number(ruta.id) === id,
  historialDeRegistro: isHistoryOf('rol'),
  listaUsuarios: ({ id }, { input: { cuerpo }, data: { usuarios } }) =>
    cuerpo.idRol === id || cuerpo.venCasos === true || usuarios.some(({ rol }) => rol?.id === id),
  obtenerUsuario: ({ id }, { data: { roles } }) => roles.includes(id),
  quienTiene: always,
  // It names the own role, not its number.
  miCuenta: always,
  gruposDelProveedor: always,
} as const satisfies Touches<{ readonly id: number }>;

/** The readings that a change of a group of the identity provider touches. */
export const BY_GROUP = {
  gruposDelProveedor: always,
  historialDeRegistro: isHistoryOf('grupo'),
} as const satisfies Touches<{ readonly id: number }>;
