import { hechosDeUsuario } from '#domain/common/cambios';
import { ENTITIES } from '#domain/common/entities';
import { usuarios } from '../../platform/db/schema/personas.ts';
import type { RecordKind } from '../../platform/records/save.ts';
import { lockRights } from './rights.ts';

/** Users as records that are saved. */
export const userKind: RecordKind<typeof usuarios> = {
  words: ENTITIES.usuario,
  table: usuarios,
  key: usuarios.numiden,
  nameOf: ({ nombreCompleto }) => nombreCompleto,
  told: (row, before) => ({
    entidad: 'usuario',
    usuario: {
      que: 'registro',
      antes: before === null ? null : hechosDeUsuario(before),
      despues: hechosDeUsuario(row),
    },
  }),
  missing: 'El usuario ya no existe.',
  lockFirst: lockRights,
};
