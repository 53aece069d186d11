/** Section 7 of the specification: the calls, which a client written by hand from its text makes one by one, and how answers are taken. */
import { en, flechas, type Requisito, regla, sinPrueba } from './requisito.ts';

/** Written by hand from the text: nothing of it comes from the contract that it judges. */
const SERVED = en('tests/contract/specification.test.ts', 'is served: $nombre');
const SIGN_IN = 'src/system/sessionCalls.test.ts';
const SERVICE = en(
  'src/facturas/service/works.test.ts',
  'an error is told by its message, and any but the success codes is one',
);
const ROLES = 'tests/browser/personas/roles.spec.ts';
const ROLE_WAY = en(
  ROLES,
  'a new role begins with both its fields at fault, is made by the keyboard, and deleted on Si',
);

export const LLAMADAS: readonly Requisito[] = [
  regla(
    'R7-01',
    'Están todas las llamadas de la especificación, y ninguna que diga serlo sin serlo.',
    en(
      'tests/contract/specification.test.ts',
      'holds every call that the product offers as the specification’s, and no other',
    ),
    en('tests/contract/walk.test.ts', 'has its own path and method'),
  ),
  regla(
    'R7-02',
    'Las rutas son relativas a una base.',
    en('tests/contract/walk.test.ts', 'has a relative path without a leading slash'),
  ),
  regla(
    'R7-03',
    'Entrar y salir: sesion/login y sesion/logout.',
    en('tests/contract/specification.test.ts', 'signs in with $cuerpo.numiden', 'signs out, with and without a body'),
  ),
  regla('R7-04', 'Las llamadas de usuarios y permisos contestan.', SERVED),
  regla('R7-05', 'Las llamadas de roles contestan.', SERVED),
  regla('R7-06', 'Las llamadas de casos contestan, con sus anexos como multipart.', SERVED),
  regla('R7-07', 'Las llamadas de clientes y catálogos contestan.', SERVED),
  regla('R7-08', 'Las llamadas de operaciones, ventas y tablero contestan.', SERVED),
  regla('R7-09', 'Las llamadas de vales contestan.', SERVED),
  regla('R7-10', 'Las llamadas de devoluciones, billetera, certificados y créditos contestan.', SERVED),
  regla('R7-11', 'Las llamadas de direcciones y guías contestan.', SERVED),
  regla('R7-12', 'Las llamadas de facturas contestan.', SERVED),
  regla('R7-13', 'Las llamadas de servidores, ajustes y motivos contestan.', SERVED),
  regla(
    'R7-14',
    'El detalle de un usuario dice quién es, sus áreas, roles, permisos y gerencia, y a nadie lo de otro.',
    en('tests/server/personas/sesion.test.ts', 'reads the own details and permissions, and nobody else’s'),
  ),
  regla(
    'R7-15',
    'La página que se pide se cuenta desde 1.',
    en(
      'tests/components/casos/caseList.test.tsx',
      'pages stand in the address, come by their number, and show whose rows are seen while they come',
    ),
  ),
  regla(
    'R7-16',
    'Un anexo se baja byte por byte.',
    en('tests/server/casos/anexos.test.ts', '%s comes back byte by byte, as a download, with our own type'),
  ),
  regla(
    'R7-17',
    'Una devolución de crédito vacía es un error.',
    en('src/api/client.test.ts', 'says of an empty answer %j to a refund of credit that it was not applied'),
    en(
      'tests/server/vales/devoluciones.once.test.ts',
      'or answered nothing: the specification’s text, and it stays begun',
    ),
  ),
  regla(
    'R7-18',
    'Abrir o agregar una billetera dice su folio y de quién es, en nombre de quien la abre.',
    en(
      'tests/server/vales/devoluciones.folios.test.ts',
      'is one a customer, however many open it at once, and its folio can be checked',
    ),
  ),
  regla(
    'R7-19',
    'Entrar tiene éxito con el código 1.',
    en(SIGN_IN, 'is refused with what the server says when its code is not the one of success'),
    flechas('sesion.login.entering · xstate.error.actor.iniciarSesion'),
  ),
  regla(
    'R7-20',
    'Cancelar una factura tiene éxito con el código 1.',
    en('tests/server/facturas/facturas.cancel.test.ts', 'is done at once where its receiver need not be asked'),
  ),
  regla('R7-21', 'Una factura o una nota de crédito tienen éxito con 200.', SERVICE),
  regla(
    'R7-22',
    'Una factura general también tiene éxito con 201.',
    en('src/facturas/service/works.test.ts', 'issues what was looked at, once, under a key, and tells it'),
  ),
  regla(
    'R7-23',
    'Que una persona atiende una categoría se dice con 200.',
    en('tests/server/personas/sesion.test.ts', 'whether a person attends a category'),
  ),
  regla(
    'R7-24',
    'Guardado un rol, su código es su número: se dice y se abre su página.',
    ROLE_WAY,
    en('tests/server/personas/roles.test.ts', 'answers the id of the role as its code, and keeps what was and what is'),
  ),
  regla('R7-25', 'Eliminado un rol se dice, y se regresa a la lista.', ROLE_WAY),
  regla(
    'R7-26',
    'Lo que el servidor dice contra un rol se lee como lo dijo.',
    en('tests/server/personas/roles.test.ts', 'says at the field what is wrong'),
    en(ROLES, 'a save on what somebody else has changed says what, and can be made all the same'),
  ),
  regla(
    'R7-27',
    'El concepto de los datos fiscales empieza en 2.',
    en('src/facturas/fiscal/receiver.test.ts', 'a receiver begins with concept 2'),
  ),
  regla(
    'R7-28',
    'La fecha de un boleto o de un pedido viaja como AAAA-MM-DD.',
    en('tests/server/facturas/facturas.tickets.test.ts', 'is refused for ticket %i of %s'),
  ),
  regla(
    'R7-29',
    'La versión del navegador se compara con la del servidor.',
    en('tests/browser/cadena/records.spec.ts', 'the figures of the dashboard tell of another version too'),
    en('tests/browser/personas/sesion.spec.ts', 'says so, and leaves'),
    flechas('sesion.active · versionDistinta'),
  ),
  regla(
    'R7-30',
    'La búsqueda de clientes da 20 como máximo, y dice si había más.',
    en('tests/server/casos/clientes.test.ts', 'gives at most 20 and tells that there were more'),
    en('tests/contract/shapes.test.ts', 'hold so many and no more'),
  ),
  regla(
    'R7-31',
    'El correo de una factura sale una vez, con su PDF y su XML.',
    en('tests/server/facturas/facturas.paper.test.ts', 'goes out once per key, with its PDF and its XML'),
  ),
  regla(
    'R7-32',
    'Probar un servidor abre la conexión de verdad, y dice qué pasó.',
    en('tests/server/cadena/tryConnection.test.ts', 'a machine with a port', 'a web server'),
    en('tests/components/cadena/servers.test.tsx', 'say why a connection failed, and a try can be stopped'),
  ),
  sinPrueba(
    'R7-33',
    'Algunas llamadas de facturas y vales devuelven el error como respuesta, en vez de fallar.',
    'Aquí ninguna lo hace: lo que se niega lleva su estado HTTP, y de una factura rechazada el cuerpo dice por qué (R4-16).',
  ),
];
