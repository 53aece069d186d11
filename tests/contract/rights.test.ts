import { describe, expect, it } from 'vitest';
import { type Call, isOfIntegrations } from '#contract/common/call';
import { contract } from '#contract/contract';
import { PERMISOS, type Permiso } from '#domain/common/permisos';

/**
 * Who may make a call: anybody, whoever is signed in, or whoever holds one of the permissions, by number; where there are two
 * lists, one of each. Instead of a person, an integration: any one, or one with a scope.
 */
type Right =
  | 'anybody'
  | 'session'
  | 'integration'
  | `integration: ${string}`
  | readonly number[]
  | readonly [readonly number[], readonly number[]];

/**
 * ONCE: repeated under the same key it happens once. LOCKED: answered while the password is still to be changed. UNENROLLED: while a
 * second factor is still to be enrolled.
 */
type Mark = 'ONCE' | 'LOCKED' | 'UNENROLLED';

const CASES = [1, 27];
const OPERATIONS = [27, 28];
const VOUCHERS = [16, 24, 23, 13];
const INVOICES = [21];

/**
 * Who may make which call, and which counts once: written by hand, so that a slip in the contract is not its own judge. The
 * numbers are the specification's (section 6) or `domain/common/permisos.ts`'s own; a new call gets its line here.
 */
const RIGHTS: Readonly<Record<string, readonly [Right, ...Mark[]]>> = {
  'GET sesion/opciones': ['anybody'],
  'POST sesion/login': ['anybody'],
  'POST sesion/oidc/ir': ['anybody'],
  'POST sesion/oidc/regreso': ['anybody'],
  'POST sesion/oidc/salida': ['anybody'],
  'POST sesion/codigo': ['anybody'],
  'GET sesion/actual': ['session', 'LOCKED', 'UNENROLLED'],
  'POST sesion/logout': ['anybody'],
  'GET sesion/cuenta': ['session'],
  'GET sesion/tiendas': ['session'],
  'POST sesion/tienda': ['session'],
  'POST sesion/terminar': ['session'],
  'POST sesion/terminar-otras': ['session'],
  'POST sesion/contrasena': ['session', 'LOCKED'],
  'POST sesion/segundo-factor/preparar': ['session', 'UNENROLLED'],
  'POST sesion/segundo-factor/activar': ['session', 'UNENROLLED'],
  'POST sesion/segundo-factor/quitar': ['session'],
  'GET usuario/detalles/{numiden}': ['session'],
  'GET permiso/perfil-usuario/{id}': ['session'],
  'POST usuario/tiene-subcategoria': ['session'],

  'GET catalogo/areas': ['session'],
  'GET catalogo/subcategorias': ['session'],
  'GET catalogo/tiendas': ['session'],
  'GET catalogo/tiendas-busqueda': ['session'],
  'GET catalogo/tiendas-login': ['anybody'],
  'GET catalogo/tiendas-virtuales': ['session'],
  'GET catalogo/cedis': ['session'],
  'GET catalogo/motivos-escalamiento-area': ['session'],
  'GET catalogo/codigo-postal': [[21, 16]],
  'GET catalogo/anexos': [CASES],

  'POST clientes/listar': [[2]],
  'GET clientes/por-operacion': [[2]],
  'GET clientes/ficha/{numiden}': [[...CASES, ...VOUCHERS, ...OPERATIONS]],
  'GET clientes/contacto/{numiden}': [[2]],

  'GET venta/get-venta-por-id': [OPERATIONS],
  'POST venta/get-ventas-por-filtros': [OPERATIONS],
  'POST busqueda/todo': ['session'],
  'GET busqueda/recientes': ['session'],
  'POST presencia': ['session'],
  'GET presencia/de': ['session'],
  'GET novedades/propias': ['session'],
  'GET caso/personas': [CASES],
  'POST novedades/leidas': ['session'],
  'GET recordatorios/propios': ['session'],
  'GET plazos': [[18]],
  'POST plazos/guardar': [[18], 'ONCE'],
  'GET plazos/estancia/{entidad}/{id}': ['session'],
  'POST recordatorios/guardar': ['session'],
  'POST recordatorios/quitar': ['session'],
  'GET seguidos/propios': ['session'],
  'POST seguidos/seguir': ['session'],
  'POST seguidos/dejar': ['session'],
  'GET vistas/listar': [[1, 27, 16, 24, 23, 13]],
  'GET vistas/fijadas': [[1, 27, 16, 24, 23, 13]],
  'POST vistas/guardar': [[1, 27, 16, 24, 23, 13], 'ONCE'],
  'POST vistas/quitar': [[1, 27, 16, 24, 23, 13], 'ONCE'],
  'POST vistas/fijar': [[1, 27, 16, 24, 23, 13]],
  'GET diagramas/uso/{maquina}': [[3, 15, 26, 17, 18, 14, 20]],
  'GET diagramas/uso/{maquina}/donde-tarda': [[3, 15, 26, 17, 18, 14, 20]],
  'GET diagramas/notas': [[3, 15, 26, 17, 18, 14, 20]],
  'GET diagramas/notas/{maquina}': [[3, 15, 26, 17, 18, 14, 20]],
  'GET diagramas/versiones': [[3, 15, 26, 17, 18, 14, 20]],
  'GET diagramas/versiones/{id}/{maquina}': [[3, 15, 26, 17, 18, 14, 20]],
  'POST diagramas/notas/guardar': [[3, 15, 26, 17, 18, 14, 20], 'ONCE'],
  'POST diagramas/notas/responder': [[3, 15, 26, 17, 18, 14, 20], 'ONCE'],
  'POST diagramas/notas/resolver': [[3, 15, 26, 17, 18, 14, 20], 'ONCE'],
  'GET venta/articulos-operacion': [OPERATIONS],
  'POST vales/consultas/get-by-tienda-operacion': [OPERATIONS],
  'GET venta/facturas-operacion': [OPERATIONS],
  'POST busqueda/guardar': ['session'],

  'POST vales/obtenerVale': [VOUCHERS],
  'GET vales/obtenerValeFolio/{folio}': [VOUCHERS],
  'GET vales/obtenerValeFolioCancelacion/{folio}': [[23, 16]],
  'GET vales/get-vale-parcial/{id}': [[16]],
  'GET vales/searchHistorico/{id}': [VOUCHERS],
  'GET vales/valida-folio/{id}': [VOUCHERS],
  'POST vales/get-detalle-operacion': [[16]],
  'POST vales/validar-operacion': [[16]],
  'POST vales/validar-vale': [[16]],
  'POST vales/guardar-vale': [[16], 'ONCE'],
  'POST vales/guardar-parcial': [[16], 'ONCE'],
  'POST vales/cancelacion/validar': [[16]],
  'POST vales/cancelacion/guardar': [[16], 'ONCE'],
  'POST vales/autorizar-vale': [[24], 'ONCE'],
  'POST vales/autorizar-aqui': [[16], 'ONCE'],
  'POST vales/rechazar-aqui': [[16], 'ONCE'],
  'POST caso/autorizar-aqui': [[8], 'ONCE'],
  'POST vales/rechazar-vale': [[24], 'ONCE'],
  'POST vales/deshacer': [[24], 'ONCE'],
  'POST vales/cancelar-vale': [[23, 16], 'ONCE'],
  'GET vales/quien-autoriza/{id}': [VOUCHERS],
  'GET vales/metodos-por-cambiar/{id}': [[16]],
  'POST vales/cambiar-metodos': [[16], 'ONCE'],

  'GET vales/clientes/get-direcciones/{id}': [[16]],
  'POST vales/clientes/save-direccion-cliente': [[16], 'ONCE'],
  'POST vales/clientes/update-direccion-cliente': [[16], 'ONCE'],
  'POST vales/clientes/consulta-guia': [[...VOUCHERS, ...OPERATIONS]],
  'POST vales/clientes/cancelacion-guia-total': [[16], 'ONCE'],
  'POST vales/clientes/cancelacion-guia-parcial': [[16], 'ONCE'],
  'POST vales/clientes/cancelacion-guia': [[16], 'ONCE'],
  'POST vales/clientes/ordenServicio': [[16], 'ONCE'],
  'GET vales/clientes/guia-estatus/{id}': [[...VOUCHERS, ...OPERATIONS]],
  'GET vales/recolecta/complemento-guia/{a}/{b}': [VOUCHERS],
  'POST vales/update-guia': [[16], 'ONCE'],
  'POST vales/recolecta/guardar-parcial': [[16], 'ONCE'],
  'GET vales/catalogo/estatus-recoleccion': ['session'],
  'POST vales/get-operacion-folio-ecommerce': [[...VOUCHERS, ...OPERATIONS]],
  'POST vales/metodo-pago/get-by-tipo': [VOUCHERS],
  'POST vales/metodo-pago/get-condonacion': [VOUCHERS],
  'POST vales/metodo-pago/cancelacion/get-devoluciones': [VOUCHERS],
  'POST creditos/consulta-devolucion': [VOUCHERS],
  'POST creditos/devolucion': [[16], 'ONCE'],
  'POST vales/folio/billetera-mostrador': [[16], 'ONCE'],
  'GET vales/folio/get-billetera/{id}': [VOUCHERS],
  'GET vales/folio/cabe-billetera/{id}': [VOUCHERS],
  'POST vales/folio/agregar-billetera': [[16], 'ONCE'],
  'POST vales/folio/agregar-certificado-regalo': [[16], 'ONCE'],
  'POST vales/folio/guardar-certificado-regalo': [[16], 'ONCE'],
  'GET vales/folio/get-certificado-regalo/{id}': [VOUCHERS],
  'GET vales/valida-folio-register/{a}/{b}': [VOUCHERS],
  'POST vales/deshacer-aqui': [[16], 'ONCE'],
  'POST vales/deshacer-devolucion': [[24], 'ONCE'],
  'POST vales/devolver': [[16], 'ONCE'],

  'POST caso/guardar': [[2], 'ONCE'],
  'GET caso/detalle/{id}': [CASES],
  'GET caso/download-anexo/{id}': [CASES],
  'POST caso/agregar-comentario': [[4], 'ONCE'],
  'POST caso/guardar-anexo/{id}': [[4], 'ONCE'],
  'POST caso/actualizar-estado': [[6], 'ONCE'],
  'POST caso/escalar': [[7], 'ONCE'],
  'POST caso/asignar': [[6], 'ONCE'],
  'GET caso/asignables/{id}': [[6]],
  'GET caso/mencionables/{id}': [[4]],
  'POST caso/solicitar-autorizacion': [[8], 'ONCE'],
  'POST caso/autorizar': [[9], 'ONCE'],
  'POST caso/cerrar-caso': [[10], 'ONCE'],
  'POST caso/deshacer': [[4, 6, 9, 10], 'ONCE'],
  'POST caso/lista-paginada': [CASES],
  'GET caso/exportar': [[22]],
  'GET caso/listar-estados': [CASES],
  'GET caso/listar-casos': [CASES],
  'GET caso/por-autorizar': [[9]],
  'GET caso/abiertos': [[2, 10]],
  'GET caso/getUserAdmin/{a}/{b}': [CASES],
  'GET caso/open-dir': [[1]],

  'POST vales/lista': [VOUCHERS],
  'POST vales/obtenerListaVales': [VOUCHERS],
  'GET vales/exportar': [[[22], VOUCHERS]],
  'GET vales/searchValeFolio/{folio}': [VOUCHERS],
  'GET vales/por-autorizar': [[24]],
  'GET vales/obtenerTiposVales': [VOUCHERS],
  'GET vales/obtenerEstadosVales': [VOUCHERS],
  'GET catalogo-vale/get-motivos-by-tipo': [VOUCHERS],
  'GET vales/get-motivo-depreciacion/{id}': [VOUCHERS],
  'GET vales/generaValePDF/{a}/{b}': [VOUCHERS, 'ONCE'],
  'GET vales/correo-depreciacion-atendida/{a}/{b}': [[24]],
  'GET facturas/enviarDocumento': [[...VOUCHERS, 21], 'ONCE'],
  'GET correos/lista': [[18]],
  'GET correos/por-atender': ['session'],
  'POST correos/atender': ['session'],
  'GET vales/migra-netsuite/{id}': [[16], 'ONCE'],
  'POST vales/guardarReposicion': [[16], 'ONCE'],

  'GET facturas/estacionamiento/buscarPagomostrador': [INVOICES],
  'POST facturas/estacionamiento/resolver': [INVOICES, 'ONCE'],
  'GET facturas/facturacion/por-tienda-operacion': [INVOICES],
  'POST facturas/facturacion/resolver': [INVOICES, 'ONCE'],
  'GET facturas/facturacion/getDetalleOperacion': [INVOICES],
  'GET facturas/facturacion/por-rfc': [INVOICES],
  'POST facturas/facturacion/avanzada': [INVOICES],
  'POST facturas/lista': [INVOICES],
  'GET facturas/exportar': [[[22], INVOICES]],
  'GET facturas/zip': [[[22], INVOICES]],
  'GET facturas/cuadre': [INVOICES],
  'GET facturas/cuadre/documentos': [INVOICES],
  'GET facturas/cuadre/exportar': [[[22], INVOICES]],
  'GET facturas/globales': [INVOICES],
  'GET facturas/globales/previa/{id}': [INVOICES],
  'GET facturas/globales/notas': [INVOICES],
  'POST facturas/globales/nota': [INVOICES],
  'POST facturas/globales/detener': [INVOICES, 'ONCE'],
  'POST facturas/globales/hacer': [INVOICES, 'ONCE'],
  'GET facturas/mantenimiento/por-tienda-operacion': [INVOICES],
  'GET facturas/mantenimiento/por-serie-folio': [INVOICES],
  'POST facturas/mantenimiento/resolver': [INVOICES, 'ONCE'],
  'POST facturas/recibo-pago/busqueda': [INVOICES],
  'POST facturas/recibo-pago/resolver': [INVOICES, 'ONCE'],
  'POST facturas/restaurante/validar-folio-sva': [INVOICES],
  'GET facturas/nota-credito/nota-credito/por-tienda-operacion': [INVOICES],
  'POST facturas/nota-credito/resolver': [INVOICES, 'ONCE'],
  'GET facturas/por-tienda-operacion': [INVOICES],
  'GET facturas/por-serie-folio': [INVOICES],
  'POST facturas/cancelar': [INVOICES, 'ONCE'],
  'POST facturas/abrir-caso': [[INVOICES, [2]], 'ONCE'],
  'GET facturas/generarArchioPDF/{id}': [INVOICES],
  'GET facturas/xml/{id}': [INVOICES],
  'GET facturas/acuse/{id}': [INVOICES],
  'GET facturas/como-se-cancela/{id}': [INVOICES],
  'POST facturas/decidir-timbre': [INVOICES, 'ONCE'],
  'GET facturas/detalle/{id}': [INVOICES],
  'GET facturas/por-caso/{id}': [INVOICES],
  'POST facturas/validar': [INVOICES],
  'GET catalogo-fac/uso-cfdi': [INVOICES],
  'GET catalogo-fac/conceptos': [INVOICES],
  'GET catalogo-fac/formas-pago': [INVOICES],
  'GET catalogo-fac/metodos-pago': [INVOICES],

  'GET dashboard/datos-estadisticos': ['session'],
  'GET dashboard/mi-dia': ['session'],

  'GET motivos-vales/listar/{a}/{b}': [[14]],
  'GET motivos-vales/detalle/{id}': [[14]],
  'POST motivos-vales/guardar': [[14], 'ONCE'],
  'GET textos/listar': [[4, 10]],
  'POST textos/guardar': [[4, 10], 'ONCE'],
  'GET motivos-depresiacion/listar': [[20]],
  'GET motivos-depresiacion/detalle/{id}': [[20]],
  'POST motivos-depresiacion/guardar': [[20], 'ONCE'],

  'GET configuraciones/generales': [[18]],
  'POST configuraciones/actualizar-vigencia': [[18], 'ONCE'],
  'POST configuraciones/actualizar-maximos': [[18], 'ONCE'],
  'POST configuraciones/actualizar-billetera': [[18], 'ONCE'],
  'POST configuraciones/actualizar-semaforos': [[18], 'ONCE'],

  'GET cadena/listo': [[18]],
  'GET cadena/tiendas': [[18]],
  'POST cadena/tiendas/guardar': [[18], 'ONCE'],
  'POST cadena/tiendas/cargar': [[18], 'ONCE'],
  'GET cadena/tiendas/exportar': [[18]],
  'GET cadena/festivos': [[18]],
  'POST cadena/festivos/guardar': [[18], 'ONCE'],
  'POST cadena/festivos/quitar': [[18], 'ONCE'],
  'POST cadena/festivos/cargar': [[18], 'ONCE'],
  'GET cadena/festivos/exportar': [[18]],
  'GET cadena/claves': [[18]],
  'POST cadena/claves/guardar': [[18], 'ONCE'],
  'POST cadena/claves/quitar': [[18], 'ONCE'],
  'POST cadena/claves/cargar': [[18], 'ONCE'],
  'GET cadena/claves/exportar': [[18]],
  'GET cadena/formas': [[18]],
  'POST cadena/formas/guardar': [[18], 'ONCE'],
  'POST cadena/formas/quitar': [[18], 'ONCE'],
  'POST cadena/formas/cargar': [[18], 'ONCE'],
  'GET cadena/formas/exportar': [[18]],
  'GET cadena/emisor': [[18, 21]],
  'POST cadena/emisor/guardar': [[18], 'ONCE'],
  'POST cadena/emisor/certificado': [[18], 'ONCE'],

  'GET panel/obtener-server': [[17]],
  'GET panel/obtener-server/{id}': [[17]],
  'GET panel/switch/{id}': [[17], 'ONCE'],
  'POST panel/guardar': [[17], 'ONCE'],
  'PUT panel/actualizar': [[17], 'ONCE'],
  'PUT panel/editar': [[17], 'ONCE'],
  'POST panel/test': [[17]],

  'GET borrador/propios': ['session'],
  'PUT borrador/guardar/{clave}': ['session'],

  'GET bitacora/registro': ['session'],
  'POST bitacora/lista-paginada': [[26]],
  'GET bitacora/exportar': [[26]],

  'POST seguridad/sesiones': [[26]],
  'POST seguridad/terminar-sesion': [[26], 'ONCE'],
  'POST seguridad/terminar-sesiones': [[26], 'ONCE'],
  'GET seguridad/esperas': [[26]],
  'POST seguridad/quitar-espera': [[26], 'ONCE'],
  'POST seguridad/lecturas-inusuales': [[26]],
  'GET integracion/lista': [[17]],
  'GET integracion/detalle/{id}': [[17]],
  'POST integracion/guardar': [[17], 'ONCE'],
  'POST integracion/secreto-nuevo': [[17]],
  'POST integracion/quitar-secreto': [[17], 'ONCE'],
  'GET receptor/lista': [[17]],
  'GET receptor/entregas/{id}': [[17]],
  'POST receptor/guardar': [[17], 'ONCE'],
  'POST receptor/secreto-nuevo': [[17]],
  'POST receptor/probar': [[17], 'ONCE'],
  'POST receptor/reenviar': [[17], 'ONCE'],
  'GET entrada/prueba': ['integration'],
  'POST entrada/ventas': ['integration: ventas'],
  'POST entrada/guias': ['integration: guias'],
  'GET entrada/resumen': [[17]],
  'GET entrada/detalle/{id}': [[17]],
  'POST entrada/atender': [[17]],

  'GET usuario/por-aplicacion/{appId}': [[25]],
  'POST usuario/lista-paginada': [[25, 26]],
  'GET usuario/get-detalles': [[25, 26]],
  'GET usuario/empleado/{numiden}': [[26]],
  'POST usuario/agregar': [[26], 'ONCE'],
  'PUT usuario/editar': [[26], 'ONCE'],
  'GET permiso/quien-tiene': [[26]],
  'POST usuario/contrasena-provisional': [[26]],
  'POST usuario/quitar-segundo-factor': [[26], 'ONCE'],
  'POST usuario/ausencia': [[26], 'ONCE'],
  'GET usuario/suplentes/{numiden}': ['session'],
  'POST sesion/ausencia': ['session', 'ONCE'],
  'POST sesion/resumen': ['session'],
  'POST caso/relacionar': [[4], 'ONCE'],
  'POST caso/quitar-relacion': [[4], 'ONCE'],
  'POST caso/entregar-abiertos': [[6, 26], 'ONCE'],
  'GET caso/por-entregar/{numiden}': ['session'],

  'GET rol/por-aplicacion/{appId}': [[12, 25, 26]],
  'GET rol/get-detalles/{id}': [[12, 25, 26]],
  'POST rol/guardar': [[15], 'ONCE'],
  'POST rol/eliminar': [[19, 5], 'ONCE'],
  'GET rol/grupos': [[12]],
  'POST rol/grupos/guardar': [[15], 'ONCE'],
  'POST rol/grupos/quitar': [[15], 'ONCE'],
  'GET permiso/por-aplicacion/{app}': [[3, 26]],
  'GET permiso/categorias/{app}': [[3, 26]],

  'GET eventos': ['session'],

  'GET sistema/crecimiento': [[17]],
  'GET sistema/salud': ['anybody'],
  'GET sistema/vivo': ['anybody'],
  'GET sistema/listo': ['anybody'],
  'GET sistema/version': ['session'],
};

describe('the rights of the calls', () => {
  const calls: readonly Call[] = Object.values(contract);

  it('are those of the table, call by call, and no call is without', () => {
    expect(Object.fromEntries(calls.map((call) => [`${call.metodo} ${call.ruta}`, rightsOf(call)]))).toEqual(RIGHTS);
  });

  it('let nothing but a reading through without a key that makes it count once, if it concerns a case', () => {
    const works = Object.keys(RIGHTS).filter(
      (call) => /^POST caso\//.test(call) && call !== 'POST caso/lista-paginada',
    );
    expect(works.filter((call) => !RIGHTS[call]?.includes('ONCE'))).toEqual([]);
  });
});

function rightsOf({ acceso, ademas, unaVez, conPendiente = [] }: Call): readonly [Right, ...Mark[]] {
  const numbers = (names: readonly Permiso[]) => names.map((permiso) => PERMISOS[permiso].id);
  const whose = (): Right => {
    if (acceso === 'publico') return 'anybody';
    if (acceso === 'sesion') return 'session';
    if (isOfIntegrations(acceso)) {
      return acceso.integracion === 'cualquiera' ? 'integration' : `integration: ${acceso.integracion}`;
    }
    return ademas === undefined ? numbers(acceso) : [numbers(acceso), numbers(ademas)];
  };
  const marks: readonly (readonly [boolean, Mark])[] = [
    [unaVez === true, 'ONCE'],
    [conPendiente.includes('contrasena'), 'LOCKED'],
    [conPendiente.includes('segundoFactor'), 'UNENROLLED'],
  ];
  return [whose(), ...marks.flatMap(([is, mark]) => (is ? [mark] : []))];
}
