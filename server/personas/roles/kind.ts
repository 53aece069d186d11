import { ENTITIES } from '#domain/common/entities';
import { roles } from '../../platform/db/schema/personas.ts';
import type { RecordKind } from '../../platform/records/save.ts';
import { lockRights } from '../usuarios/rights.ts';

/** Roles as records that are saved. */
export const roleKind: RecordKind<typeof roles> = {
  words: ENTITIES.rol,
  table: roles,
  key: roles.id,
  nameOf: ({ nombre }) => nombre,
  told: () => ({ entidad: 'rol' }),
  missing: 'El rol ya no existe.',
  lockFirst: lockRights,
};
