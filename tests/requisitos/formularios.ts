/** Section 2 of the specification, second part: validating an operation, the new-case window, and the pages of a user and of a role. */
import { en, flechas, type Requisito, regla } from './requisito.ts';

const VALIDATION = 'tests/browser/ventas/validacion.spec.ts';
const COLUMNS = 'src/ventas/validacion/columns.test.tsx';
const WINDOW = 'tests/components/casos/newCase.test.tsx';
const CUSTOMER = 'tests/components/casos/newCase.customer.test.tsx';
const USERS = 'tests/browser/personas/usuarios.spec.ts';
const ROLES = 'tests/browser/personas/roles.spec.ts';
const FORMS = 'tests/components/personas/forms.test.tsx';

const CHIPS = en(COLUMNS, 'shows each state by its name and the colour that the product gives it');
const LOOKS = en(
  WINDOW,
  'has the width, the lines, the hint and the first choice of the specification, and asks for its eight types',
);
const FILES = en(WINDOW, 'refuses a sixth file, and says why a file of another type stays out');
const MATCHES = en(
  CUSTOMER,
  'is told from others of the name by number, sex and birth, and brings the contact that is known',
);
const CHOSEN = en(
  CUSTOMER,
  'finds customers, says when nobody has a name, and goes back to a new one without losing what was typed',
);
const USER_CHANGES = en(
  USERS,
  'show what a save changes: the role brings its permissions, an area taken away its manager',
);
const ROLE_BUTTONS = en(FORMS, 'the page of a role shows who lacks %j its buttons and its permissions: %d, %d, %d');

export const FORMULARIOS: readonly Requisito[] = [
  regla(
    'R2-32',
    'La validación pide una tienda, con «Seleccionar Tienda» para ninguna.',
    en(VALIDATION, 'asks for the store when only the number is there'),
  ),
  regla(
    'R2-33',
    'La operación es un número de diez dígitos como máximo.',
    en(
      VALIDATION,
      'looks up no other operation than the one that was meant: of a longer code or two numbers it says so',
    ),
  ),
  regla(
    'R2-34',
    '«Buscar» dice «Buscando...» mientras busca; no se puede sin número, ni otra vez antes de cambiar algo.',
    en(VALIDATION, 'waits for a number, then says that it searches, and waits for a change'),
    flechas('validarOperacion.idle · buscar', 'validarOperacion · escribirOperacion'),
  ),
  regla(
    'R2-35',
    '«Nuevo Caso» está solo para quien puede crear casos.',
    en('tests/components/ventas/operation.test.tsx', 'who may open no case is offered none'),
    flechas('validarOperacion.found · nuevoCaso'),
  ),
  regla(
    'R2-36',
    '«Nuevo Caso» se enciende cuando la búsqueda terminó.',
    en(VALIDATION, 'waits for a number, then says that it searches, and waits for a change'),
  ),
  regla(
    'R2-37',
    'La tabla «Vales» tiene sus diez columnas, en su orden.',
    en(COLUMNS, "the 'Vales' table"),
    en(
      VALIDATION,
      'shows vouchers and articles with guide and package, the first ones at once, on a tablet all of them too',
    ),
  ),
  regla(
    'R2-38',
    'En «Vales», el caso y el detalle son enlaces para quien los puede abrir, y el estado lleva color.',
    en(
      'tests/components/ventas/operation.test.tsx',
      'a voucher of the sale leads to its case and to itself, and says its state by colour too',
    ),
    en(COLUMNS, 'names case and voucher without a link for who may not open them'),
  ),
  regla(
    'R2-39',
    'Sin vales se lee «Operación sin vales por el momento».',
    en(VALIDATION, 'says when an operation has no vouchers, and when there is no such operation'),
  ),
  regla(
    'R2-40',
    'La tabla «Artículos» tiene sus siete columnas, en su orden.',
    en(COLUMNS, "the 'Artículos' table"),
    en(
      VALIDATION,
      'shows vouchers and articles with guide and package, the first ones at once, on a tablet all of them too',
    ),
  ),
  regla(
    'R2-41',
    'Sin artículos se lee «Operación sin artículos por el momento».',
    en(VALIDATION, 'says when an operation has no vouchers, and when there is no such operation'),
  ),
  regla(
    'R2-42',
    'El estado de un paquete va en rojo si es EN RUTA, ENTREGADO o ya no aparece; los demás, en verde.',
    en(
      'domain/ventas/estadosDeEntrega.test.ts',
      'is red for packages on the road, delivered or gone from the dashboard, and green for all others',
    ),
    CHIPS,
  ),
  regla(
    'R2-43',
    'El estado de un artículo va en rojo si es EN RUTA, ENTREGADO o CANCELADO; los demás, en verde.',
    en(
      'domain/ventas/estadosDeEntrega.test.ts',
      'is red for articles on the road, delivered or cancelled, and green for all others',
    ),
    CHIPS,
  ),
  regla(
    'R2-44',
    'Las tablas ofrecen páginas de 25, 50 y 100 renglones.',
    en(
      VALIDATION,
      'shows vouchers and articles with guide and package, the first ones at once, on a tablet all of them too',
    ),
  ),

  regla('R2-45', 'La ventana «Nuevo Caso» mide 700 px y la abre otra pantalla.', LOOKS),
  regla('R2-46', 'El sexo es Masculino o Femenino, y empieza en Masculino.', LOOKS),
  regla(
    'R2-47',
    'Los teléfonos aceptan solo dígitos al escribir.',
    en(
      WINDOW,
      'asks for one way at least to reach the customer, names those that are wrong, and a birth date that is past',
    ),
  ),
  regla(
    'R2-48',
    'La categoría se elige entre las del área, tras «Seleccionar categoría»; cambiar de área la olvida.',
    en(WINDOW, 'an area brings its own categories, and choosing another forgets the category'),
  ),
  regla('R2-49', 'La descripción tiene cuatro renglones y su texto de ejemplo.', LOOKS),
  regla('R2-50', 'Los anexos pueden ser pdf, doc, docx, odf, xlsx, png, jpeg o jpg.', LOOKS, FILES),
  regla(
    'R2-51',
    'Se dice cuántos anexos caben y cuántos se eligieron.',
    FILES,
    en('domain/casos/anexos.test.ts', 'is counted in the hint'),
  ),
  regla('R2-52', 'Al pie se explica que (*) marca lo requerido.', LOOKS),
  regla('R2-53', 'De cada coincidencia se lee el nombre completo y numiden, sexo y fecha larga, o N/D.', MATCHES),
  regla('R2-54', 'La primera de la lista es siempre «Crear nuevo cliente».', MATCHES, CHOSEN),
  regla('R2-55', 'La lista de coincidencias se desplaza dentro de 240 px.', MATCHES),
  regla('R2-56', 'De un cliente nuevo se editan los datos; de uno existente quedan fijos sus nombres.', CHOSEN),
  regla('R2-57', 'Elegir un cliente trae sus datos de contacto.', MATCHES),
  regla(
    'R2-58',
    '«Guardar» dice «Creando caso...» mientras guarda.',
    en('tests/browser/app/once.spec.ts', 'when the button is pressed twice, which then says that it is saving'),
  ),
  regla(
    'R2-59',
    'Creado el caso, se lee y se abre su página.',
    en(
      'tests/browser/casos/caso-whole.spec.ts',
      'the whole way, from the login to the case of an existing customer with its files',
    ),
    en('src/casos/newCase/connect.test.ts', 'sends files and key, and goes to the case when it exists'),
    flechas('nuevoCaso.fetching · xstate.done.actor.fetchCase'),
  ),
  regla(
    'R2-60',
    'La página de un usuario se titula «Agregar Usuario» si es nuevo.',
    en(
      'tests/browser/personas/over-others.spec.ts',
      'whoever signs in at some stores only gives those, and begins with them',
    ),
  ),
  regla(
    'R2-61',
    'La página de un usuario se titula «Editar Usuario» si ya existe.',
    en(USERS, 'are listed by role 1 first, found without accents, and opened with the way back'),
  ),
  regla(
    'R2-62',
    'De un usuario, número y nombre solo se leen.',
    en(FORMS, 'a user has number and name to be read alone, and Guardar says that it saves'),
  ),
  regla(
    'R2-63',
    'Se elige un rol, varias áreas y permisos por categoría.',
    en(USERS, 'are added by a number that human resources know, by the keyboard'),
  ),
  regla('R2-64', 'Gerente se puede ser solo de un área elegida; al quitarla deja de serlo.', USER_CHANGES),
  regla(
    'R2-65',
    'Cambiar el rol trae sus permisos.',
    USER_CHANGES,
    en(USERS, 'are added by a number that human resources know, by the keyboard'),
  ),
  regla(
    'R2-66',
    '«Cancelar» regresa a la lista de usuarios.',
    en(FORMS, 'leaving a user by Cancelar leads to the list of users'),
  ),
  regla('R2-67', '«Guardar» no se puede mientras algo esté mal.', USER_CHANGES),
  regla(
    'R2-68',
    '«Guardar» dice «Cargando...» mientras guarda.',
    en(FORMS, 'a user has number and name to be read alone, and Guardar says that it saves'),
  ),
  regla(
    'R2-69',
    'La página de un rol se titula «Rol Permiso».',
    en(ROLES, 'the list leads to a role and back, and on to the next one'),
  ),
  regla('R2-70', 'La lista de permisos de un rol es para quien la puede ver.', ROLE_BUTTONS),
  regla('R2-71', '«Eliminar» está solo para quien puede eliminar roles.', ROLE_BUTTONS),
  regla('R2-72', '«Guardar» está solo para quien puede guardar roles.', ROLE_BUTTONS),
  regla(
    'R2-73',
    '«Cancelar» regresa a la lista de roles.',
    en(FORMS, 'leaving a role by Cancelar leads to the list of roles'),
  ),
  regla(
    'R2-74',
    'Un rol que está mal no se guarda.',
    en(ROLES, 'a new role begins with both its fields at fault, is made by the keyboard, and deleted on Si'),
  ),
  regla(
    'R2-75',
    '«Eliminar» pregunta antes, con «Si» y «No», y nombra el rol.',
    en(ROLES, 'a new role begins with both its fields at fault, is made by the keyboard, and deleted on Si'),
    en(
      'domain/personas/roles.test.ts',
      'the question before a role is deleted is the specification’s, letter for letter',
    ),
  ),
];
