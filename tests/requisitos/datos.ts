/** Section 3 of the specification: what has rules in the fields of an entity. */
import { en, type Requisito, regla, sinPrueba } from './requisito.ts';

const SHAPES = 'tests/contract/shapes.test.ts';
const WHOLE = en(SHAPES, 'keeps every field', 'lacks nothing: $field', 'takes no nonsense: $field');
const CASE_LIST = 'tests/components/casos/caseList.test.tsx';
const INVOICE_TICKETS = 'tests/server/facturas/facturas.tickets.test.ts';

export const DATOS: readonly Requisito[] = [
  regla(
    'R3-01',
    'La sesión guarda en el navegador quién es, su tienda, roles, áreas, permisos, gerencia y versión; nunca una credencial.',
    en(
      'src/system/sessionCalls.test.ts',
      'loads who the person is and keeps the fields of the session, never the credentials',
    ),
  ),
  regla('R3-02', 'Usuario, rol, área, categoría, tienda y cliente llevan sus campos, cada uno de su clase.', WHOLE),
  regla('R3-03', 'El caso, su lista y su historia llevan sus campos, cada uno de su clase.', WHOLE),
  regla('R3-04', 'El vale, su lista y sus devoluciones llevan sus campos, cada uno de su clase.', WHOLE),
  regla('R3-05', 'Un usuario tiene un solo rol.', en('domain/personas/usuarios.test.ts', 'has one role')),
  regla(
    'R3-06',
    'De un cliente nuevo la solicitud va sin numiden; de uno existente, con él.',
    en(
      'domain/casos/nuevoCaso.test.ts',
      'says who opens it and in which store by the session, and from which operation by its search parameters',
      'names an existing customer by number, and not what was typed before',
    ),
  ),
  regla(
    'R3-07',
    'El caso lo crea quien entró, en su tienda.',
    en(
      'domain/casos/nuevoCaso.test.ts',
      'says who opens it and in which store by the session, and from which operation by its search parameters',
    ),
  ),
  regla(
    'R3-08',
    'Crear un caso guarda cliente, contacto, parámetros de búsqueda e historia, y contesta su número.',
    en('tests/server/casos/casos.test.ts', 'is stored with its customer, contact, search parameters and history'),
  ),
  regla(
    'R3-09',
    'A un cliente que ya existe no lo cambia el caso: el contacto es del caso.',
    en(
      'tests/server/casos/casos.test.ts',
      'leaves an existing customer as it is: the contact data given are those of the case',
    ),
  ),
  regla(
    'R3-10',
    'Un parámetro de búsqueda es tienda (1), operación (2), serie (3) o folio (4).',
    en(
      'domain/ventas/operaciones.test.ts',
      'a search parameter is a store, an operation, a series or a folio, by its number',
    ),
  ),
  regla(
    'R3-11',
    'La lista de casos filtra por folio, tienda, categoría, cliente, estado, numiden y fechas.',
    en('tests/server/casos/listaCasos.test.ts', 'filters by %s alone'),
  ),
  regla(
    'R3-12',
    'La lista de casos llega de 25 en 25.',
    en(
      CASE_LIST,
      'what is typed is searched by itself, in one step of the way back, and by Enter from any field',
      'pages stand in the address, come by their number, and show whose rows are seen while they come',
    ),
  ),
  regla(
    'R3-13',
    'Una operación trae cabecera, artículos y pagos.',
    en('tests/server/ventas/operaciones.test.ts', 'comes with its head, articles and payments, to the cent'),
  ),
  regla(
    'R3-14',
    'Un artículo trae lo comprado, lo que queda y lo que se puede devolver, con su guía y su paquete.',
    en(
      'tests/server/ventas/operaciones.test.ts',
      'are one row per line, or per package item, with the returnable units of the whole line',
    ),
  ),
  regla(
    'R3-15',
    'Un boleto de estacionamiento dice monto, fecha y si es válido.',
    en(INVOICE_TICKETS, 'comes to what was paid, IVA included'),
  ),
  regla(
    'R3-16',
    'Un vale es de cancelación (0) o de devolución (1).',
    en('tests/server/vales/valesLista.test.ts', 'name types and states'),
  ),
  regla(
    'R3-17',
    'De un renglón queda su cantidad menos lo devuelto.',
    en('domain/vales/unidadesVale.test.ts', 'of goods that were taken along: what no other voucher holds'),
  ),
  regla(
    'R3-18',
    'Los totales de un vale suman los de sus renglones.',
    en(
      'domain/vales/calculoVale.test.ts',
      'is worth its units, less what they lost, and goes back the way that is suggested',
    ),
    en('domain/vales/calculoVale.test.ts', 'is worth exactly what it was sold for'),
  ),
  regla(
    'R3-19',
    'Los métodos de devolución tienen su número, del 2 al 7.',
    en('domain/ventas/metodosDevolucion.test.ts', 'the ways to give back have the numbers of the specification'),
  ),
  regla(
    'R3-20',
    'Los datos fiscales llevan sus campos, y se juzgan como los juzga el SAT.',
    en('domain/facturas/cfdi/receptor.test.ts', 'fiscal data'),
  ),
  regla('R3-21', 'Un ajuste de crédito dice lo estimado, lo que se puede devolver y por qué.', WHOLE),
  regla(
    'R3-22',
    'La lista de vales filtra por tienda, numiden, nombre y fechas.',
    en('tests/server/vales/valesLista.test.ts', 'finds by %s'),
  ),
  regla(
    'R3-23',
    'La lista de vales llega de 10 en 10.',
    en('src/vales/list/voucherList.test.ts', 'the list of vouchers comes in pages of ten'),
  ),
  regla(
    'R3-24',
    'Un motivo de vale tiene descripción, tipo y si está activo.',
    en('tests/server/cadena/motivos.test.ts', 'is added, listed by type and by whether it is active, and read'),
  ),
  regla(
    'R3-25',
    'Un motivo de depreciación tiene un monto, al centavo, y se apaga sin borrarse.',
    en('tests/server/cadena/motivos.test.ts', 'keeps its amount to the centavo', 'is switched off, and stays'),
  ),
  regla(
    'R3-26',
    'Un servidor guarda su contraseña y nunca la devuelve.',
    en('tests/server/cadena/servidores.test.ts', 'is added, and read without its password'),
  ),
  regla(
    'R3-27',
    'Los ajustes generales son 1 vigencia, 2 máximos y 3 billetera, con tres semáforos.',
    en(
      'tests/server/cadena/ajustes.test.ts',
      'are there from the beginning, the semaphores with the hours of the specification',
      'take the number that is theirs and no other',
    ),
  ),
  regla(
    'R3-28',
    'La fecha de una factura viaja como DD-MM-AAAA.',
    en(INVOICE_TICKETS, 'comes to what was paid, IVA included'),
  ),
  regla(
    'R3-29',
    'Una consulta de guías dice tienda y operación, y contesta un código y las guías; los servicios van aparte.',
    en('tests/server/guias/guias.test.ts', 'tells that the operation has guides, and shows them; services come apart'),
  ),
  regla(
    'R3-30',
    'La billetera y el certificado dicen lo suyo: lo que hay, lo que cabe y de dónde llegó.',
    en(
      'tests/server/vales/devoluciones.folios.test.ts',
      'shows what is in it, what still fits, and what came in from where',
    ),
    WHOLE,
  ),
  sinPrueba(
    'R3-31',
    'Una operación de factura es de clase 1 a 5: factura, cancelación, estacionamiento, general o vale.',
    'El producto no usa esos números: cada servicio tiene su llamada y cada documento su clase.',
  ),
];
