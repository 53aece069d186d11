/** Section 6 of the specification: who may what. */
import { en, type Requisito, regla } from './requisito.ts';

const RIGHTS = en('tests/contract/rights.test.ts', 'are those of the table, call by call, and no call is without');
const SCREENS = en('tests/components/app/guards.test.tsx', '%s is closed to who lacks %j, and asks nothing for them');
const WALK = 'tests/contract/walk.test.ts';
const IDS = 'domain/common/permisos.test.ts';
const GROUPS = en(IDS, 'of the group %s are those of the specification');
const MENU = 'src/app/menu.test.ts';
const ROLE_BUTTONS = en(
  'tests/components/personas/forms.test.tsx',
  'the page of a role shows who lacks %j its buttons and its permissions: %d, %d, %d',
);
const SIGN_IN = 'src/system/sessionCalls.test.ts';
const REFUSED = en('tests/server/personas/sesion.test.ts', 'says why: %s');

export const PERMISOS_PEDIDOS: readonly Requisito[] = [
  regla(
    'R6-01',
    'Al entrar se leen los permisos; sin ninguno no se entra, y se dice por qué.',
    en(SIGN_IN, 'is refused to a person without permissions, and nothing stays open at the server'),
    REFUSED,
  ),
  regla(
    'R6-02',
    'Sin los detalles de la persona no se entra, y se dice por qué.',
    en(SIGN_IN, 'is refused when the details of the person are missing'),
    REFUSED,
  ),
  regla('R6-03', 'Un usuario tiene un rol.', en('domain/personas/usuarios.test.ts', 'has one role')),
  regla(
    'R6-04',
    'Un gerente lo es de áreas suyas.',
    en('domain/personas/usuarios.test.ts', 'is manager of his own areas only', 'manager areas go with the areas'),
  ),
  regla(
    'R6-05',
    'Cada rol trae sus permisos.',
    en(
      'tests/server/personas/roles.test.ts',
      'are listed by name, each with its permissions and how many people have it',
      'gives its people what it gains and takes what it loses, and leaves what each has for himself',
    ),
  ),
  regla(
    'R6-06',
    'Sin sesión, una pantalla protegida lleva a la entrada.',
    en('tests/browser/app/routes.spec.ts', 'are shown to nobody who is not signed in'),
  ),
  regla(
    'R6-07',
    'Sin su permiso, una pantalla lleva a access-denied.',
    SCREENS,
    en('tests/browser/app/routes.spec.ts', 'a screen whose permission is missing leads to access-denied'),
  ),
  regla(
    'R6-08',
    'De una lista de permisos basta uno.',
    en(IDS, 'are held by any one of those asked for'),
    en(WALK, 'is open to whoever holds any one of them: $nombre'),
    en(MENU, 'shows an entry to whoever holds any one of its permissions'),
  ),
  regla('R6-09', 'Los permisos son 1 a 28.', en(IDS, 'are 1 to 28, each once')),
  regla('R6-10', '25 abre la lista de usuarios.', RIGHTS, SCREENS),
  regla('R6-11', '27 o 28 validan operaciones.', GROUPS, RIGHTS, SCREENS),
  regla(
    'R6-12',
    '2 crea casos.',
    RIGHTS,
    en('tests/components/ventas/operation.test.tsx', 'who may open no case is offered none'),
  ),
  regla('R6-13', '3 ve la lista de permisos.', RIGHTS, ROLE_BUTTONS),
  regla('R6-14', '5 o 19 eliminan roles.', GROUPS, RIGHTS, ROLE_BUTTONS),
  regla('R6-15', '15 guarda roles.', RIGHTS, ROLE_BUTTONS),
  regla('R6-16', '16, 24, 23 o 13 abren los vales.', GROUPS, RIGHTS, SCREENS),
  regla('R6-17', '1 o 27 abren los casos.', GROUPS, RIGHTS, SCREENS),
  regla(
    'R6-18',
    'Cada entrada del menú pide el permiso de su pantalla.',
    en(
      MENU,
      'shows users and roles each to who may see them',
      'shows cases, vouchers and invoices to whoever may see some, and the inbox only to those who may authorize either',
      'leaves out a group whose pages are all closed to the person',
    ),
    en(
      'tests/components/app/guards.test.tsx',
      'the menu names none of the screens of an administrator to who administers nothing',
    ),
  ),
  regla(
    'R6-19',
    'Las estadísticas piden un permiso, también en el servidor.',
    en('tests/server/escritorio/tablero.test.ts', 'tells no figures without the permission, but the version'),
    en('tests/browser/escritorio/tablero.spec.ts', 'shows no statistics without their permission, and loads no chart'),
  ),
  regla(
    'R6-20',
    'La lista de usuarios empieza con el rol 1.',
    en('src/personas/usuarios/userList.test.ts', 'asks for role 1 where it names none, and for every role by 0'),
    en(
      'tests/browser/personas/usuarios.spec.ts',
      'are listed by role 1 first, found without accents, and opened with the way back',
    ),
  ),
  regla(
    'R6-21',
    'El servidor pide sesión y permiso en cada llamada.',
    en(WALK, 'is refused without a session: $nombre', 'is refused to whoever holds every other one: $nombre'),
  ),
  regla(
    'R6-22',
    'Cada trabajo de un caso pide su permiso y ningún otro.',
    en('tests/machines/vidaCaso.test.ts', '%s asks for its own permission and for no other'),
  ),
  regla(
    'R6-23',
    'Cada trabajo de un vale pide su permiso y ningún otro.',
    en('tests/machines/vidaVale.test.ts', '%s asks for its own permission and for no other, whatever the facts'),
  ),
  regla(
    'R6-24',
    'Cada trabajo de una factura pide el permiso de facturas y ningún otro.',
    en(
      'tests/machines/vidaFactura.test.ts',
      '%s asks for the permission of invoices and for no other, whatever the facts',
    ),
  ),
];
