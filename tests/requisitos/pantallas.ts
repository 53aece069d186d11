/** Section 2 of the specification, first part: routes, frame and dashboard. */
import { en, flechas, type Requisito, regla, sinPrueba } from './requisito.ts';

const ROUTES = 'tests/browser/app/routes.spec.ts';
const FRAME = 'tests/components/app/frame.test.tsx';
const LOGIN = 'tests/browser/personas/login.spec.ts';
const SESSION = 'tests/browser/personas/sesion.spec.ts';
const DASHBOARD = 'tests/browser/escritorio/tablero.spec.ts';
const VALIDATION = 'tests/browser/ventas/validacion.spec.ts';

const NO_PAGE = en(ROUTES, 'that are no page lead to error-404, at the root and under every part');
const GREETS = en(
  LOGIN,
  'greets by name, outlives a reload, is no credential in the storage, and ends with Salir, at the server too',
);

export const PANTALLAS: readonly Requisito[] = [
  regla(
    'R2-01',
    'La raíz lleva al inicio, /overview.',
    en(ROUTES, 'the root leads to the home page, where the first Tab offers to skip to the content'),
  ),
  regla('R2-02', 'El inicio se titula «Dashboard» y saluda con «Bienvenido» y el nombre de quien entró.', GREETS),
  regla(
    'R2-03',
    'El inicio valida una operación y lleva a /valida-operacion con tienda y número.',
    en(
      VALIDATION,
      'begins on the home page, and keeps store and number in the address, so that a reload comes to the same place',
    ),
  ),
  regla('R2-04', 'Bajo /auth solo existe la entrada: lo demás lleva a error-404.', NO_PAGE),
  regla('R2-05', 'Bajo /errors, lo desconocido lleva a error-404.', NO_PAGE),
  regla('R2-06', 'Cualquier otra dirección lleva a error-404, también las de la plantilla de origen.', NO_PAGE),
  regla(
    'R2-07',
    'error-401, error-404, error-500 y access-denied son páginas propias.',
    en(FRAME, 'errors/%s is a page of its own: %s'),
  ),
  regla(
    'R2-08',
    '/administracion/casos es la lista «Casos».',
    en(
      ROUTES,
      'every screen has a title of its own, and the focus is on its heading or on the field that it begins with',
    ),
  ),
  regla(
    'R2-09',
    '/administracion/casos/{id} es el detalle de un caso; si no existe, error-404.',
    en('tests/browser/casos/caso-life.spec.ts', 'the whole life of a case can be lived by keyboard'),
    en(ROUTES, 'a case that is no number, or which there is not, leads to error-404 and leaves no step to go back to'),
  ),
  regla(
    'R2-10',
    '/administracion/motivos-vales lista y edita los motivos de vales.',
    en(
      'tests/components/cadena/reasons.test.tsx',
      'reasons are added by keyboard, looked for without accents, switched off and kept, with their history',
    ),
  ),
  regla(
    'R2-11',
    '/administracion/motivos-depresiacion lista y edita los motivos de depreciación.',
    en(
      'tests/components/cadena/reasons.test.tsx',
      'reasons of depreciation take an amount as people write it, and what was being written comes back',
    ),
  ),
  regla(
    'R2-12',
    '/usuarios lista a los usuarios, y ahí se regresa al guardar uno.',
    en(
      'tests/browser/personas/usuarios.spec.ts',
      'are listed by role 1 first, found without accents, and opened with the way back',
      'show what a save changes: the role brings its permissions, an area taken away its manager',
    ),
  ),
  regla(
    'R2-13',
    '/roles lista los roles y /roles/detalles/{id} edita uno.',
    en('tests/browser/personas/roles.spec.ts', 'the list leads to a role and back, and on to the next one'),
  ),
  regla(
    'R2-14',
    '/configuracion administra los servidores.',
    en('tests/browser/cadena/servers.spec.ts', 'are added by keyboard, tried, switched off and on, and looked back on'),
  ),
  regla(
    'R2-15',
    '/configuracion-general administra vigencia, máximos, billetera y semáforos.',
    en(
      'tests/browser/cadena/settings.spec.ts',
      'show what they lead to while they are typed, and count at once in another person’s list',
    ),
  ),
  regla(
    'R2-16',
    '/vales lista los vales.',
    en(
      'tests/browser/vales/vales-list.spec.ts',
      'filters stand in the address and in the request, and a row is opened and left by keyboard',
    ),
  ),
  regla(
    'R2-17',
    '/vales/{id} es el detalle de un vale.',
    en(
      'tests/browser/vales/vales-detail.spec.ts',
      'somebody else authorizes what its maker may not, and it is valid from then on',
    ),
  ),
  regla(
    'R2-18',
    'Cada pantalla nueva empieza arriba.',
    en(FRAME, 'a page begins at its top, and a step back leads to where the page before was left'),
  ),
  regla(
    'R2-19',
    'La aplicación se sirve bajo una ruta base, la que se configure.',
    en('tests/server/personas/security.test.ts', 'is the answer to the screen %j, with the base where it is served'),
  ),

  regla('R2-20', 'La barra dice el nombre y «Numiden: … | Tienda: …».', GREETS),
  regla(
    'R2-21',
    '«Salir» cierra la sesión y lleva a la entrada.',
    GREETS,
    flechas('sesion.active · salir', 'sesion.logout · xstate.done.actor.cerrarSesion'),
  ),
  regla(
    'R2-22',
    'La ayuda de «Salir» dice la extensión de la mesa de ayuda.',
    en(
      'src/personas/sesion/texts.test.ts',
      'the help of the way out names the extension of the help desk, where the chain has one',
    ),
    en(FRAME, 'the way out says whom to call for help'),
  ),
  regla(
    'R2-23',
    'El menú muestra por grupos solo lo que la persona puede abrir.',
    en(
      'src/app/menu.test.ts',
      'shows who may do everything all groups that have an entry, in the order of the specification',
      'leaves out a group whose pages are all closed to the person',
    ),
  ),
  regla(
    'R2-24',
    'En una ventana angosta el menú es un cajón.',
    en(FRAME, 'in a narrow window the menu is a drawer, which goes with the page that is chosen in it'),
  ),
  regla(
    'R2-25',
    'Un aviso sale abajo al centro y se quita a los 2500 ms.',
    en(SESSION, 'stand at the bottom centre and go after two and a half seconds'),
  ),
  sinPrueba(
    'R2-26',
    'Un aviso es de error, información, éxito o advertencia.',
    'Las cuatro clases son un tipo: otra no compila. Cómo se ve cada una lo dice una tabla que exige las cuatro.',
  ),
  regla(
    'R2-27',
    'Si la versión en uso es vieja, una ventana lo dice, pide borrar el historial y cierra la sesión.',
    en(SESSION, 'says so, and leaves'),
    flechas('sesion.active · versionDistinta', 'sesion.outdated · aceptar'),
  ),
  regla(
    'R2-28',
    'Tras 15 minutos sin actividad se cierra la sesión y lo dice «Notificación de cierre de sesión», con OK.',
    en(SESSION, 'is closed after 15 minutes, and a dialog says so'),
    flechas('sesion.active · inactividadCumplida'),
  ),

  regla(
    'R2-29',
    'El tablero tiene cuatro tarjetas de casos; las de hoy cuentan de verdad, donde la especificación las deja en 0.',
    en(DASHBOARD, 'every figure opens a list of exactly that many cases'),
    en('tests/server/escritorio/tablero.test.ts', 'counts the cases of every state, those without any too'),
  ),
  regla(
    'R2-30',
    'La gráfica «Casos abiertos últimos 15 días» pinta abiertos y solucionados de cada día.',
    en(DASHBOARD, 'draws one bar for each figure of the table, says both of its day, and opens the list behind it'),
    en(
      'tests/server/escritorio/tablero.test.ts',
      'counts opened and solved cases for each of 15 days, which are the store’s days',
    ),
  ),
  regla(
    'R2-31',
    'Las estadísticas piden su permiso.',
    en(DASHBOARD, 'shows no statistics without their permission, and loads no chart'),
    en('tests/server/escritorio/tablero.test.ts', 'tells no figures without the permission, but the version'),
  ),
];
