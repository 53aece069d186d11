import { sesionMachine } from '#machines/sesion.machine';
import type { Textos } from '../kit/textos.ts';
import { vocabulario } from '../kit/textos.ts';
import { decirFalla } from './fallas.ts';

const NUNCA = 'termina de vigilar';

const textos: Textos<typeof sesionMachine> = {
  nombre: 'Sesión',
  prefijo: 'SE',
  eventos: {
    entrar: { quien: 'persona', texto: ({ credenciales }) => `la persona pulsa «Entrar» como ${credenciales.numiden}` },
    corregir: { quien: 'persona', texto: 'la persona corrige lo escrito' },
    salir: { quien: 'persona', texto: 'la persona pulsa «Salir»' },
    aceptar: { quien: 'persona', texto: 'la persona pulsa el botón del diálogo' },
    reintentar: { quien: 'persona', texto: 'la persona pide intentar de nuevo' },
    inactividadCumplida: { quien: 'reloj', texto: 'pasan 15 minutos sin actividad en ninguna pestaña' },
    versionDistinta: { quien: 'sistema', texto: 'el servidor informa otra versión' },
    contrasenaCambiada: { quien: 'sistema', texto: 'el servidor guarda la contraseña nueva' },
    sesionPerdida: { quien: 'sistema', texto: 'el servidor contesta que ya no conoce la sesión' },
    entradaEnOtraPestana: { quien: 'persona', texto: 'alguien entra en otra pestaña' },
    salidaEnOtraPestana: { quien: 'persona', texto: 'la persona sale en otra pestaña' },
  },
  actores: {
    restaurarSesion: {
      contesta: (entrado) => {
        if (entrado === null) return 'el servidor contesta que no hay sesión';
        return entrado.logueado
          ? `el servidor recupera la sesión de ${entrado.nombre}`
          : `el servidor recupera la sesión de ${entrado.numiden}, que debe cambiar su contraseña`;
      },
      falla: (falla) => `no se puede recuperar la sesión: ${decirFalla(falla)}`,
    },
    iniciarSesion: {
      contesta: (entrado) =>
        entrado.logueado
          ? `el servidor deja entrar a ${entrado.nombre}`
          : `el servidor deja entrar a ${entrado.numiden} solo para cambiar su contraseña`,
      falla: (falla) => `el servidor no deja entrar: ${decirFalla(falla)}`,
    },
    cerrarSesion: {
      contesta: 'el servidor confirma la salida',
      falla: (falla) => `el aviso de salida no llega al servidor: ${decirFalla(falla)}`,
    },
    vigilarActividad: { contesta: NUNCA, falla: 'el navegador no deja vigilar la actividad' },
    vigilarVersion: { contesta: NUNCA, falla: 'no se puede vigilar la versión' },
    vigilarPestanas: { contesta: NUNCA, falla: 'el navegador no deja vigilar otras pestañas' },
  },
  plazos: { esperaReintento: 'pasan 5 segundos', esperaSalida: 'pasan 3 segundos sin respuesta' },
  seVe: ({ sesion, porCambiar, failure }) => [
    sesion === null ? null : `la barra dice ${sesion.nombre}`,
    porCambiar === null ? null : 'la pantalla pide cambiar la contraseña',
    failure === null ? null : `la pantalla dice «${failure.texto}»`,
  ],
};

export const palabrasSesion = vocabulario(sesionMachine, textos);
