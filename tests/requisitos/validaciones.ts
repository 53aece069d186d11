/** Section 5 of the specification: what is refused, and in which words. */
import { en, flechas, type Requisito, regla, sinPrueba } from './requisito.ts';

const FORM = 'domain/casos/nuevoCaso.test.ts';
const WINDOW = 'tests/components/casos/newCase.test.tsx';
const SERVER = en('tests/server/casos/casos.test.ts', 'a refused case stores nothing and says why');
const USER = 'domain/personas/usuarios.test.ts';
const ROLE = 'domain/personas/roles.test.ts';
const UNITS = 'domain/vales/unidadesVale.test.ts';
const LINES = 'tests/components/vales/makingLines.test.tsx';
const MAKING = 'tests/browser/vales/voucher-making.spec.ts';
const DEPRECIATION = 'domain/vales/depreciacionVale.test.ts';
const CALCULATION = 'domain/vales/calculoVale.test.ts';
const TEXTS = 'tests/server/platform/specificationTexts.test.ts';

const REQUIRED = en(FORM, 'misses every required field when it is empty');
const IDENTITY = en(FORM, 'judges the identity %j');
const BIRTH = en(FORM, 'takes a birth date before the store’s today only: %s');
const CONTACT = en(FORM, 'the contact data');
const USER_FORM = en(USER, 'with %j is told: %s', 'without %s is told: %s');
const PERCENT = en(DEPRECIATION, '%d %%: %s');
const QUANTITY = en(UNITS, '%j of type %d with %j: %s');

export const VALIDACIONES: readonly Requisito[] = [
  regla(
    'R5-01',
    'Las faltas del caso nuevo se leen solo donde la persona ya estuvo; todas, al guardar.',
    en(WINDOW, 'shows what is wrong only where the person has been, and all of it when it is to be saved'),
  ),
  regla('R5-02', 'nombre: requerido.', REQUIRED, SERVER),
  regla('R5-03', 'nombre: al menos 3 letras, «Campo mayor a 3 caracteres».', IDENTITY, SERVER),
  regla('R5-04', 'apellido paterno: requerido.', REQUIRED),
  regla('R5-05', 'apellido paterno: al menos 2 letras.', IDENTITY),
  regla('R5-06', 'fecha de nacimiento: requerida.', REQUIRED),
  regla('R5-07', 'fecha de nacimiento: un día antes de hoy por lo menos.', BIRTH, SERVER),
  regla('R5-08', 'descripción: requerida.', REQUIRED),
  regla('R5-09', 'descripción: al menos 15 letras.', en(FORM, 'judges the description %s')),
  regla('R5-10', 'categoría: requerida.', REQUIRED),
  regla(
    'R5-11',
    'Hace falta un correo, teléfono o celular por lo menos.',
    CONTACT,
    SERVER,
    en(
      WINDOW,
      'asks for one way at least to reach the customer, names those that are wrong, and a birth date that is past',
    ),
  ),
  regla('R5-12', 'correo: «Email no válido».', CONTACT, SERVER),
  regla('R5-13', 'teléfono: diez dígitos, «Campo de solo números.».', CONTACT),
  regla('R5-14', 'celular: diez dígitos exactos, «Campo igual a 10 caracteres».', CONTACT),
  regla(
    'R5-15',
    'Lo que está mal del contacto se nombra junto, «Por favor valide los datos de contacto: …».',
    en(FORM, 'name, in one message, all that are wrong'),
    en(
      WINDOW,
      'asks for one way at least to reach the customer, names those that are wrong, and a birth date that is past',
    ),
  ),
  regla(
    'R5-16',
    'Cinco anexos como máximo; con seis no queda ninguno.',
    en(FORM, 'takes five files and not a sixth'),
    en(WINDOW, 'refuses a sixth file, and says why a file of another type stays out'),
    en(
      'tests/server/casos/caseWorks.test.ts',
      'are one to five at once, of the accepted types by content, or nothing is stored',
    ),
  ),
  regla(
    'R5-17',
    'No se busca a un cliente con nombre o apellido paterno mal escrito.',
    en(FORM, 'opens with nombre and apellido paterno: %j'),
    en(WINDOW, 'shows what is wrong only where the person has been, and all of it when it is to be saved'),
  ),

  regla('R5-18', 'usuario: el número es requerido.', USER_FORM),
  regla('R5-19', 'usuario: el correo es requerido.', USER_FORM),
  regla('R5-20', 'usuario: el correo es válido.', USER_FORM),
  regla('R5-21', 'usuario: rol requerido, «Campo requerido.».', USER_FORM),
  regla('R5-22', 'usuario: áreas requeridas, «Campo requerido.».', USER_FORM),
  regla('R5-23', 'usuario: permisos requeridos, «Campo requerido.».', USER_FORM),
  regla(
    'R5-24',
    'usuario: el nombre no puede faltar; lo da recursos humanos.',
    en('tests/server/personas/usuarios.test.ts', 'is none by the number %i'),
    en('tests/browser/personas/usuarios.spec.ts', 'are added by a number that human resources know, by the keyboard'),
  ),
  regla(
    'R5-25',
    'rol: «El nombre es requerido».',
    en(
      ROLE,
      'lacks a name or permissions in the specification’s words',
      'that is not sent at all lacks them in the same words',
    ),
  ),
  regla(
    'R5-26',
    'rol: «Permisos es requerido».',
    en(
      ROLE,
      'lacks a name or permissions in the specification’s words',
      'that is not sent at all lacks them in the same words',
    ),
  ),
  regla(
    'R5-27',
    'Un rol nuevo empieza con sus dos campos en «Campo requerido».',
    en(
      'tests/browser/personas/roles.spec.ts',
      'a new role begins with both its fields at fault, is made by the keyboard, and deleted on Si',
    ),
  ),

  regla(
    'R5-28',
    'Sin tienda o sin operación, «Ingrese la tienda y operacion».',
    en('tests/browser/ventas/validacion.spec.ts', 'asks for the store when only the number is there'),
    flechas('validarOperacion.idle · buscar'),
  ),
  regla(
    'R5-29',
    'La operación es de dígitos, diez como máximo.',
    en(
      'tests/browser/ventas/validacion.spec.ts',
      'looks up no other operation than the one that was meant: of a longer code or two numbers it says so',
    ),
  ),
  regla(
    'R5-30',
    'Pedir el detalle sin tienda u operación, «La tienda y operación no pueden ser nulos».',
    en(TEXTS, 'an operation without store or number'),
    en('src/ventas/validacion/connect.test.ts', 'asks nothing without a store and an operation: $tienda, $operacion'),
  ),

  regla('R5-31', 'vale: la cantidad es requerida.', QUANTITY, en(TEXTS, 'needs a quantity: %j')),
  regla(
    'R5-32',
    'vale: la cantidad no pasa del máximo.',
    QUANTITY,
    en(LINES, 'a line says what of it can go back, why no more, and takes no more and no less than nothing'),
  ),
  regla('R5-33', 'vale: con guía, lo que se cancela no pasa de lo cancelable.', QUANTITY),
  regla('R5-34', 'vale: lo que se devuelve no pasa de las devoluciones máximas.', QUANTITY),
  regla(
    'R5-35',
    'Una unidad de más se niega con «Artículo No agregado, cantidad excedida».',
    en(LINES, 'a line says what of it can go back, why no more, and takes no more and no less than nothing'),
  ),
  regla(
    'R5-36',
    'Una unidad que se agrega se dice con «Artículo agregado con éxito».',
    en(MAKING, 'an article that is scanned takes a unit of its line, wherever the focus is, and is never a quantity'),
  ),
  regla(
    'R5-37',
    'Quitar unidades no baja de 0.',
    en(LINES, 'a line says what of it can go back, why no more, and takes no more and no less than nothing'),
  ),
  regla('R5-38', 'depreciación: el porcentaje es requerido si se elige.', PERCENT),
  regla('R5-39', 'depreciación: el porcentaje no es menor a cero.', PERCENT),
  regla('R5-40', 'depreciación: el porcentaje no es mayor a 100.', PERCENT),
  regla(
    'R5-41',
    'depreciación: el monto es el total por el porcentaje, al centavo.',
    en(DEPRECIATION, 'of %d centavos by %d %% is %d'),
  ),
  regla('R5-42', 'Solo se deprecia lo que vale algo.', en(DEPRECIATION, 'is only of what is worth something')),
  regla(
    'R5-43',
    'Dejar de elegir la depreciación borra lo escrito de ella.',
    en('src/vales/making/values.test.ts', 'an unselected depreciation leaves nothing of what was typed'),
  ),
  regla(
    'R5-44',
    'El porcentaje de descuento se redondea hacia arriba.',
    en('domain/ventas/importesDeLinea.test.ts', 'of %d with %d off is %d, rounded up'),
  ),
  regla(
    'R5-45',
    'Los artículos 3965266 y 0 no entran en un vale de cancelación.',
    en(UNITS, 'article %s is no part of a cancellation'),
    en(CALCULATION, 'that a cancellation never offers comes to nothing in one, and every other is taken as it is'),
  ),
  regla(
    'R5-46',
    'El impuesto de un importe se separa con 1.16.',
    en('domain/common/money.test.ts', 'is taken off again by the divisor 1.16, but for a centavo'),
    en('tests/server/facturas/facturas.tickets.test.ts', 'comes to what was paid, IVA included'),
  ),
  regla(
    'R5-47',
    'Una devolución sin métodos lleva EFECTIVO de 0.',
    en(CALCULATION, 'of an article that is worth nothing is nothing, which goes back in cash'),
  ),
  regla(
    'R5-48',
    'En dinero, más de 2000 va en CHEQUE; hasta 2000, en EFECTIVO.',
    en('domain/ventas/metodosDevolucion.test.ts', '%d pesos go back by %s'),
  ),
  regla(
    'R5-49',
    'El dinero se lee con dos decimales, miles y signo de pesos.',
    en('domain/common/money.test.ts', '%d is %s'),
  ),
  regla(
    'R5-50',
    'Un importe que falta o no es número se lee como 0.',
    en('domain/common/money.test.ts', '%s is $0.00'),
    en(
      'tests/browser/app/specification-texts.spec.ts',
      'an amount that is missing is shown as $0.00, and takes nothing else with it',
    ),
  ),
  sinPrueba(
    'R5-51',
    'Una casilla que se exige marcada dice «must be checked».',
    'Ningún formulario del producto exige una casilla.',
  ),
  regla(
    'R5-52',
    'Lo que no tiene la forma pedida se niega con su propio mensaje.',
    en('tests/contract/sentences.test.ts', 'of %s is said in a sentence of ours'),
  ),
];
