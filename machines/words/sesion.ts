import type { sesionMachine } from '#machines/sesion.machine';
import type { ChartWords } from './words.ts';

export const sesionWords: ChartWords<typeof sesionMachine> = {
  nombre: 'Sesión',
  estados: {
    restoring: 'Recuperando',
    unreachable: 'Sin respuesta',
    login: 'Entrada',
    'login.waiting': 'Por entrar',
    'login.entering': 'Entrando',
    'login.refused': 'Rechazada',
    newPassword: 'Contraseña nueva',
    active: 'Activa',
    idle: 'Inactiva',
    outdated: 'Versión vencida',
    logout: 'Saliendo',
  },
  eventos: {
    entrar: { quien: 'persona', texto: 'la persona pulsa «Entrar»', boton: 'Entrar' },
    corregir: { quien: 'persona', texto: 'la persona corrige lo escrito' },
    salir: { quien: 'persona', texto: 'la persona pulsa «Salir»', boton: 'Salir' },
    aceptar: {
      quien: 'persona',
      texto: 'la persona pulsa el botón del diálogo',
      boton: 'OK',
      otroBoton: 'Cerrar sesión',
    },
    reintentar: { quien: 'persona', texto: 'la persona pide intentar de nuevo', boton: 'Reintentar' },
    inactividadCumplida: { quien: 'reloj', texto: 'pasan 15 minutos sin actividad en ninguna pestaña' },
    versionDistinta: { quien: 'sistema', texto: 'el servidor informa otra versión' },
    sesionCambiada: { quien: 'sistema', texto: 'el servidor avisa que cambiaron los permisos de la persona' },
    contrasenaCambiada: { quien: 'sistema', texto: 'el servidor guarda la contraseña nueva' },
    sesionPerdida: { quien: 'sistema', texto: 'el servidor contesta que ya no conoce la sesión' },
    entradaEnOtraPestana: { quien: 'persona', texto: 'alguien entra en otra pestaña' },
    salidaEnOtraPestana: { quien: 'persona', texto: 'la persona sale en otra pestaña' },
  },
  actores: {
    restaurarSesion: {
      contesta: 'el servidor contesta si hay sesión',
      falla: 'no se puede recuperar la sesión',
    },
    iniciarSesion: { contesta: 'el servidor deja entrar', falla: 'el servidor no deja entrar' },
    cerrarSesion: { contesta: 'el servidor confirma la salida', falla: 'el aviso de salida no llega al servidor' },
    vigilarActividad: { contesta: 'termina de vigilar', falla: 'el navegador no deja vigilar la actividad' },
    vigilarPestanas: { contesta: 'termina de vigilar', falla: 'el navegador no deja vigilar otras pestañas' },
  },
  plazos: { esperaReintento: 'pasan 5 segundos', esperaSalida: 'pasan 3 segundos sin respuesta' },
  condiciones: { haySesion: 'la sesión sigue viva', debeCambiar: 'debe cambiar su contraseña' },
};
