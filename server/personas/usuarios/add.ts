import type { usuarios as contratoUsuarios } from '#contract/personas/usuarios';
import { againstNewUser, USER_TEXTS } from '#domain/personas/usuarios';
import type { Handler } from '../../platform/http/handler.ts';
import { invalidFields } from '../../platform/http/rejection.ts';
import { saveRecord } from '../../platform/records/save.ts';
import { employeeByNumber } from './employees.ts';
import { userKind } from './kind.ts';
import { actorUnderLock, demandOverOthers } from './overOthers.ts';
import { demandKnown, userInWords } from './words.ts';

/**
 * Makes a user of a person that human resources know (POST usuario/agregar, specification sections 2, 5 and 7); the
 * name is theirs. A password, where the server asks for one, is given afterwards by a call of its own.
 */
export const agregarUsuario: Handler<typeof contratoUsuarios.agregarUsuario> = ({ cuerpo }, context) => {
  const { version: _version, idAplicacion: _, heredero: _heir, ...contents } = cuerpo;
  return saveRecord(
    userKind,
    {
      call: 'agregarUsuario',
      id: null,
      version: null,
      contents,
      effect: async ({ tx, numiden }) => {
        const actor = await actorUnderLock(tx, 'agregarUsuario', numiden);
        const employee = await employeeByNumber(tx, contents.id);
        const against = againstNewUser(employee);
        if (against !== null || employee.nombreCompleto === null) {
          throw invalidFields([{ campo: 'id', message: against ?? USER_TEXTS.desconocido }]);
        }
        const rol = await demandKnown(tx, contents);
        const { correo, areas, areasGerente, permisos, tiendas = [], activo = true } = contents;
        demandOverOthers('agregarUsuario', actor, { rol, after: { ...contents, tiendas, limite: rol.limite } });
        const columns = { correo, areas, areasGerente, permisos, tiendas, activo, idRol: contents.roles[0] ?? null };
        const { nombreCompleto } = employee;
        return {
          text: USER_TEXTS.agregado,
          columns: { ...columns, numiden: contents.id, nombreCompleto, esGerente: areasGerente.length > 0 },
          before: null,
          after: { numiden: contents.id, nombreCompleto, ...(await userInWords(tx, columns)) },
        };
      },
    },
    context,
  );
};
