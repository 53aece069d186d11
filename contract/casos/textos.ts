import { guardadoSchema, NEW_RECORD } from '#contract/common/answers';
import { call } from '#contract/common/call';
import { textoGuardadoSchema, textosSchema } from '#domain/casos/textos';
import type { Permiso } from '#domain/common/permisos';

/** Whoever writes on cases. */
const acceso = ['comentarCaso', 'cerrarCaso'] as const satisfies Permiso[];

/** Texts ready to use in comments and solutions: one's own, and those of one's areas. */
export const textos = {
  textosListos: call({
    metodo: 'GET',
    ruta: 'textos/listar',
    asignado: true,
    resumen:
      'Los textos que la persona puede usar: los suyos y los de sus áreas, por nombre, también los inactivos; y las áreas cuyos textos cambia',
    acceso,
    entrada: {},
    salida: textosSchema,
  }),
  guardarTexto: call({
    metodo: 'POST',
    ruta: 'textos/guardar',
    asignado: true,
    resumen: `Guarda un texto, o lo crea (${NEW_RECORD}); sin \`idArea\` es de la persona, con ella del área, que administra; \`sigue\` es el trabajo que va con el comentario que se haga de él`,
    acceso,
    unaVez: true,
    entrada: { cuerpo: textoGuardadoSchema },
    salida: guardadoSchema,
  }),
} as const;
