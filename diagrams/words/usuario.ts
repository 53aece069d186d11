import type { usuarioMachine } from '#machines/usuario.machine';
import type { ChartWords } from './words.ts';

export const usuarioWords: ChartWords<typeof usuarioMachine> = {
  nombre: 'La contraseña de un usuario',
  estados: {
    none: 'Nada pedido',
    asked: 'Preguntando',
    giving: 'Dándola',
    shown: 'A la vista',
    failed: 'No se pudo',
    left: 'Terminada',
  },
  eventos: {
    agregado: { quien: 'sistema', texto: 'el usuario se agregó, y el servidor pide contraseñas' },
    nuevaContrasena: { quien: 'persona', texto: 'la persona pulsa «Nueva contraseña»', boton: 'Nueva contraseña' },
    si: { quien: 'persona', texto: 'la persona confirma', boton: 'Si' },
    no: { quien: 'persona', texto: 'la persona lo deja', boton: 'No', otroBoton: 'Dejarlo para después' },
    listo: { quien: 'persona', texto: 'la persona pulsa «Listo»', boton: 'Listo' },
    reintentar: { quien: 'persona', texto: 'la persona pulsa «Reintentar»', boton: 'Reintentar' },
  },
  actores: {
    darContrasena: {
      contesta: 'el servidor da una contraseña provisional',
      falla: 'la contraseña no se pudo dar',
    },
  },
  plazos: {},
  condiciones: { wasJustAdded: 'se acaba de agregar' },
};
