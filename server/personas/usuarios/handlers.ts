import type { usuarios as contratoUsuarios } from '#contract/personas/usuarios';
import type { HandlersOf } from '../../platform/http/handler.ts';
import { lookAtFolio } from '../../platform/reads/readings.ts';
import { recordRead } from '../../platform/reads/recordRead.ts';
import { agregarUsuario } from './add.ts';
import { editarUsuario } from './edit.ts';
import { employeeByNumber } from './employees.ts';
import { contrasenaProvisional } from './givePassword.ts';
import { usersFound, usuariosPorAplicacion } from './list.ts';
import { obtenerUsuario } from './read.ts';
import { guardarAusencia, suplentes } from './saveAbsence.ts';
import { quitarSegundoFactor } from './takeSecondFactor.ts';

/** Handlers of `contract/personas/usuarios.ts`. */
export const userHandlers: HandlersOf<typeof contratoUsuarios> = {
  usuariosPorAplicacion,
  listaUsuarios: usersFound,
  obtenerUsuario,
  empleado: async ({ ruta }, context) => {
    await recordRead(context, lookAtFolio('empleado', ruta.numiden));
    return employeeByNumber(context.db, ruta.numiden);
  },
  agregarUsuario,
  editarUsuario,
  contrasenaProvisional,
  quitarSegundoFactor,
  guardarAusencia,
  suplentes,
};
