/** Section 8 of the specification: how the text of an error is found, and every text. */
import { en, type Prueba, type Requisito, regla } from './requisito.ts';

const ORDER = en('src/api/resolveFailure.test.ts', 'The text of a failure follows the order of the specification');
const CATALOGUES = en(
  'tests/browser/app/connection.spec.ts',
  'in the filters of the case list: stores, areas, categories and states of a case',
);
const INVOICE_TEXTS = en('domain/facturas/trabajosFactura.test.ts', "the specification's texts letter for letter");
const LISTS = en(
  'tests/browser/app/specification-texts.spec.ts',
  'the list of vouchers says when no states and no types are known',
);
const CASE_PAGE = 'tests/components/casos/casePage.test.tsx';
const NO_REASONS = en(CASE_PAGE, 'is read where an area has no reasons, or no categories');
const CANCELLATION = en(
  'tests/components/vales/makingLines.test.tsx',
  'a cancellation that breaks off without a word says at which step, in words of its own',
);
const GUIDES = en('domain/guias/guiasVale.test.ts', 'a query is told of in the specification’s words');
const GUIDE_QUERY = 'tests/server/guias/guias.test.ts';
const SEARCH = 'src/casos/newCase/connect.test.ts';
const NO_WORD = en(
  'tests/components/personas/rights.test.tsx',
  'a role that could be neither saved nor deleted, without a word of the server, says so in words of its own',
);

/** A text that the product shows letter for letter, with the test that reads it. */
function dice(id: Requisito['id'], texto: string, ...pruebas: readonly (readonly Prueba[])[]): Requisito {
  return regla(id, `Dice «${texto}».`, ...pruebas);
}

export const MENSAJES: readonly Requisito[] = [
  regla('R8-01', 'Sin conexión se lee «Revise su conexión a internet», antes que nada.', ORDER),
  regla('R8-02', 'Después, el message de la respuesta.', ORDER),
  regla('R8-03', 'Si se pidió un documento, «El formato del vale aún no esta completo».', ORDER),
  regla('R8-04', 'Después, de los datos: message, error, description o los errores juntos.', ORDER),
  regla('R8-05', 'Si no hay nada, «Ocurrio un error interno».', ORDER),

  dice(
    'R8-06',
    'No se encontraron resultados',
    en(
      'tests/browser/ventas/validacion.spec.ts',
      'says when an operation has no vouchers, and when there is no such operation',
    ),
  ),
  dice(
    'R8-07',
    'No se encontraron resultados.',
    INVOICE_TEXTS,
    en('tests/server/facturas/facturas.tickets.test.ts', 'is refused for ticket %i of %s'),
  ),
  dice(
    'R8-08',
    'No se encontraron los Conceptos.',
    en('src/facturas/notFound.test.tsx', 'an invoice without lines says so in the place of them'),
    INVOICE_TEXTS,
  ),
  dice(
    'R8-09',
    'No se encontraron las Formas de pago.',
    en('src/facturas/notFound.test.tsx', 'the ways to pay are those of the back end, or it says that it has none'),
    INVOICE_TEXTS,
  ),
  dice('R8-10', 'No se encontraron los Motivos.', NO_REASONS),
  dice('R8-11', 'No se encontraron tipos.', LISTS),
  dice('R8-12', 'No se encontraron estados.', LISTS),
  dice(
    'R8-13',
    'No se encontró ninguna operación con el folio proporcionado',
    en(GUIDE_QUERY, 'is not found by another'),
    en('tests/server/facturas/facturas.tickets.test.ts', 'says so for a folio that nobody gave out'),
  ),
  dice(
    'R8-14',
    'El folio no existe o se encuentra en una reestructura.',
    en(
      'tests/server/vales/devoluciones.folios.test.ts',
      'is found by its folio however it is typed; a slip and an unknown one are told apart',
    ),
  ),
  dice(
    'R8-15',
    'No se encontraron categorias para el area',
    en('tests/components/casos/newCase.test.tsx', 'says so when an area has no categories'),
    NO_REASONS,
  ),
  dice(
    'R8-16',
    'No fue posible generar la factura, el caso será escalado a MANTENIMIENTO',
    INVOICE_TEXTS,
    en('src/facturas/service/works.test.ts', 'escalates what the provider refuses, with the warning and nothing else'),
  ),

  dice(
    'R8-17',
    'Ocurrió un error al intentar obtener las tiendas',
    CATALOGUES,
    en('tests/browser/personas/login.spec.ts', 'says so when the stores cannot be loaded, and tries again'),
  ),
  dice('R8-18', 'Ocurrió un error al obtener las areas', CATALOGUES),
  dice('R8-19', 'Ocurrió un error al intentar obtener las Subcategorias', CATALOGUES),
  dice(
    'R8-20',
    'Ocurrió un error al intentar obtener los Motivos de escalamiento',
    en(CASE_PAGE, 'is read beside the reasons that did not come'),
  ),
  dice('R8-21', 'Ocurrió un error al intentar obtener los estados del caso', CATALOGUES),
  dice(
    'R8-22',
    'Error al obtener estatus de la recolección',
    en('tests/browser/app/specification-texts.spec.ts', 'a pickup that cannot be asked after says so'),
  ),
  dice(
    'R8-23',
    'Ocurrió un error al obtener devoluciones',
    en(
      'tests/components/vales/makingLines.test.tsx',
      'a sale that cannot be read says that what goes back did not come',
    ),
  ),
  dice('R8-24', 'Ocurrió un error al validar vale de cancelación', CANCELLATION),
  dice('R8-25', 'Ocurrió un error al guardar vale de cancelación', CANCELLATION),
  dice(
    'R8-26',
    'Ocurrió un error enviar el correo',
    en(
      'tests/components/facturas/invoiceActs.test.tsx',
      'an invoice that could not be mailed says so, with the reason, and keeps the address',
    ),
  ),
  dice(
    'R8-27',
    'Ocurrió un error al intentar obtener el detalle del vale',
    en('tests/components/vales/voucherPage.test.tsx', 'a voucher that cannot be read says so, and is asked for again'),
  ),
  dice(
    'R8-28',
    'Ocurrió un error al intentar obtener la configuracion',
    en(
      'tests/components/cadena/settings.test.tsx',
      'general settings that do not come say so, and are asked for again',
    ),
  ),
  regla(
    'R8-29',
    'Si no se lee el detalle de un servidor se avisa del error general.',
    en(
      'tests/components/cadena/servers.test.tsx',
      'that cannot be read say so, in the window too, and can be read again',
    ),
  ),
  regla(
    'R8-30',
    'Si no se lee un rol, no hay aviso.',
    en(
      'tests/browser/personas/roles.spec.ts',
      'a role that cannot be read says so in its place and is offered again, without an alert',
    ),
  ),

  dice('R8-31', 'La operación contiene Guía Logística relacionada', GUIDES),
  dice(
    'R8-32',
    'La operación no contiene guías relacionadas',
    GUIDES,
    en(GUIDE_QUERY, 'tells that an operation has none'),
  ),
  dice(
    'R8-33',
    'No se podido obtener la información solicitada',
    GUIDES,
    en(GUIDE_QUERY, 'warns when logistics does not know the operation'),
  ),
  dice(
    'R8-34',
    'No se ha podido completar la consulta, intente más tarde',
    GUIDES,
    en('src/guias/reads.test.ts', 'a query for guides that %s says so'),
    en(
      'tests/server/platform/specificationTexts.test.ts',
      'a query for guides that breaks off says so in the words of the specification',
    ),
  ),

  dice(
    'R8-35',
    'Usuario agregado con éxito',
    en('tests/browser/personas/usuarios.spec.ts', 'are added by a number that human resources know, by the keyboard'),
  ),
  dice(
    'R8-36',
    'Usuario editado con éxito',
    en(
      'tests/browser/personas/usuarios.spec.ts',
      'show what a save changes: the role brings its permissions, an area taken away its manager',
    ),
  ),
  dice(
    'R8-37',
    'Comentario agregado con éxito',
    en(
      'tests/server/casos/caseWorks.test.ts',
      'is stored with author and time; the first one puts a new case in process and in the hands of its author',
    ),
    en('tests/browser/casos/caso-life.spec.ts', 'the whole life of a case can be lived by keyboard'),
  ),
  dice(
    'R8-38',
    'La Factura se actualizó con éxito',
    INVOICE_TEXTS,
    en(
      'tests/server/facturas/facturas.related.test.ts',
      'takes the place of its invoice, which is then cancelled with motive 01',
    ),
  ),
  dice(
    'R8-39',
    'La Factura se generó con éxito',
    INVOICE_TEXTS,
    en('tests/server/facturas/facturas.issue.test.ts', 'is stamped, numbered, and told to its case'),
  ),
  dice(
    'R8-40',
    'El caso {id} se ha cerrado con éxito',
    en(
      'tests/server/casos/caseWorks.rules.test.ts',
      'keeps its solution, who found it and when, and turns the light to atendido',
    ),
    en('src/casos/works.test.ts', 'whose answer says nothing gets words all the same'),
  ),
  regla('R8-41', 'Si un rol no se guarda ni se dice por qué, «Ha ocurrido un error interno».', NO_WORD),
  regla('R8-42', 'Si un rol no se elimina ni se dice por qué, «Ha ocurrido un error interno».', NO_WORD),
  dice(
    'R8-43',
    'Ocurrió un error al aplicar la devolución',
    en('src/api/client.test.ts', 'says of an empty answer %j to a refund of credit that it was not applied'),
  ),
  regla(
    'R8-44',
    'El error de una nota de crédito se corta a 80 letras.',
    en(
      'tests/server/facturas/facturas.related.test.ts',
      'is told in eighty characters what went wrong, at the call too',
    ),
  ),
  regla(
    'R8-45',
    'Si nadie tiene ese nombre se dice, y queda solo el cliente nuevo.',
    en(SEARCH, 'that %s says why and leaves the new customer only'),
    en(
      'tests/components/casos/newCase.customer.test.tsx',
      'finds customers, says when nobody has a name, and goes back to a new one without losing what was typed',
    ),
  ),
  regla(
    'R8-46',
    'Con más de 20 clientes se pide ser más específico.',
    en(SEARCH, 'that finds more than twenty shows them, and asks for more of the name'),
  ),
  regla(
    'R8-47',
    'Si la búsqueda falla se dice el error, y queda solo el cliente nuevo.',
    en(SEARCH, 'that %s says why and leaves the new customer only'),
  ),
  regla(
    'R8-48',
    'Si el caso no se crea, se puede guardar otra vez.',
    en(
      'tests/components/casos/newCase.test.tsx',
      'goes to the field that the server refuses, and says there what is wrong with it',
    ),
  ),
];
