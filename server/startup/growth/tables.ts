import type * as cadena from '../../platform/db/schema/cadena.ts';
import type * as casos from '../../platform/db/schema/casos.ts';
import type * as catalogos from '../../platform/db/schema/catalogos.ts';
import type * as clientes from '../../platform/db/schema/clientes.ts';
import type * as codigosPostales from '../../platform/db/schema/codigosPostales.ts';
import type * as configuracion from '../../platform/db/schema/configuracion.ts';
import type * as drafts from '../../platform/db/schema/drafts.ts';
import type * as entrada from '../../platform/db/schema/entrada.ts';
import type * as eventos from '../../platform/db/schema/eventos.ts';
import type * as facturas from '../../platform/db/schema/facturas.ts';
import type * as files from '../../platform/db/schema/files.ts';
import type * as globales from '../../platform/db/schema/globales.ts';
import type * as neighbours from '../../platform/db/schema/neighbours.ts';
import type * as notas from '../../platform/db/schema/notas.ts';
import type * as novedades from '../../platform/db/schema/novedades.ts';
import type * as operaciones from '../../platform/db/schema/operaciones.ts';
import type * as partesDeCaso from '../../platform/db/schema/partesDeCaso.ts';
import type * as personas from '../../platform/db/schema/personas.ts';
import type * as plazos from '../../platform/db/schema/plazos.ts';
import type * as recorridos from '../../platform/db/schema/recorridos.ts';
import type * as system from '../../platform/db/schema/system.ts';
import type * as tickets from '../../platform/db/schema/tickets.ts';
import type * as timbrador from '../../platform/db/schema/timbrador.ts';
import type * as vales from '../../platform/db/schema/vales.ts';
import type * as vistas from '../../platform/db/schema/vistas.ts';
import type { Grupo } from './groups.ts';

type Schema = typeof cadena &
  typeof casos &
  typeof catalogos &
  typeof clientes &
  typeof codigosPostales &
  typeof configuracion &
  typeof drafts &
  typeof entrada &
  typeof eventos &
  typeof facturas &
  typeof files &
  typeof globales &
  typeof neighbours &
  typeof notas &
  typeof novedades &
  typeof operaciones &
  typeof partesDeCaso &
  typeof personas &
  typeof plazos &
  typeof recorridos &
  typeof system &
  typeof tickets &
  typeof timbrador &
  typeof vales &
  typeof vistas;

type NameOf<T> = T extends { readonly _: { readonly name: infer Name extends string } } ? Name : never;

/** The name of a table of the schema, and of the one that the migrations keep for themselves. */
export type TableName = { readonly [K in keyof Schema]: NameOf<Schema[K]> }[keyof Schema] | 'migraciones';

/** The one group of each table. A further table does not compile until it is said here how long its rows are kept. */
export const GROUP_OF_TABLE: Readonly<Record<TableName, Grupo>> = {
  casos: 'casos',
  caso_comentarios: 'casos',
  caso_escalamientos: 'casos',
  caso_logs: 'casos',
  caso_palabras: 'casos',
  caso_parametros: 'casos',
  caso_relaciones: 'casos',
  casos_cuenta: 'casos',
  anexos: 'anexos',
  contenidos: 'anexos',
  contenido_partes: 'anexos',
  clientes: 'clientes',
  contribuyentes: 'clientes',
  direcciones: 'clientes',
  ventas: 'ventas',
  venta_articulos: 'ventas',
  venta_pagos: 'ventas',
  venta_revisiones: 'ventas',
  ventas_anuladas: 'ventas',
  devoluciones_sueltas: 'ventas',
  consumos_restaurante: 'ventas',
  pagos_estacionamiento: 'ventas',
  guias: 'guias',
  guia_articulos: 'guias',
  guia_paquetes: 'guias',
  movimientos_guia: 'guias',
  ordenes_servicio: 'guias',
  recolectas: 'guias',
  vales: 'vales',
  vale_articulos: 'vales',
  vale_deshechos: 'vales',
  vale_devoluciones: 'vales',
  vale_impresiones: 'vales',
  vale_logs: 'vales',
  vale_metodos: 'vales',
  vale_palabras: 'vales',
  billeteras: 'vales',
  movimientos_billetera: 'vales',
  movimientos_credito: 'vales',
  certificados: 'vales',
  canjes_certificado: 'vales',
  anulaciones_certificado: 'vales',
  envios_netsuite: 'vales',
  facturas: 'facturas',
  factura_cancelaciones: 'facturas',
  factura_logs: 'facturas',
  factura_relaciones: 'facturas',
  factura_ventas: 'facturas',
  series_factura: 'facturas',
  notas_por_hacer: 'facturas',
  periodos_globales: 'facturas',
  timbres: 'facturas',
  timbre_relacionados: 'facturas',
  cancelaciones_timbre: 'facturas',
  vencimientos: 'uso',
  versiones_de_diagramas: 'uso',
  recorridos: 'uso',
  pasos_por_dia: 'uso',
  decisiones_por_dia: 'uso',
  seguimientos: 'seguimientos',
  recordatorios: 'seguimientos',
  resumenes: 'seguimientos',
  bitacora: 'bitacora',
  correos: 'correos',
  correo_adjuntos: 'correos',
  entregas_de_eventos: 'eventos',
  entradas: 'entradas',
  entrada_incidencias: 'entradas',
  entrada_tiendas: 'entradas',
  novedades: 'novedades',
  busquedas: 'busquedas',
  busqueda_parametros: 'busquedas',
  borradores: 'borradores',
  idempotencia: 'claves',
  pedidos_guia: 'claves',
  sesiones: 'sesiones',
  frenos_login: 'sesiones',
  equipos: 'sesiones',
  avisos_proveedor: 'sesiones',
  exportaciones: 'sesiones',
  usuarios: 'personas',
  ausencias: 'personas',
  empleados: 'personas',
  roles: 'personas',
  rol_permisos: 'personas',
  segundos_factores: 'personas',
  codigos_recuperacion: 'personas',
  cuentas_proveedor: 'personas',
  grupos_proveedor: 'personas',
  vistas: 'personas',
  vistas_fijadas: 'personas',
  textos: 'personas',
  notas_de_diagrama: 'personas',
  respuestas_de_nota: 'personas',
  tiendas: 'configuracion',
  areas: 'configuracion',
  subcategorias: 'configuracion',
  motivos_escalamiento: 'configuracion',
  motivos_vales: 'configuracion',
  motivos_depreciacion: 'configuracion',
  servidores: 'configuracion',
  integraciones: 'configuracion',
  integracion_secretos: 'configuracion',
  receptores: 'configuracion',
  emisor: 'configuracion',
  certificados_csd: 'configuracion',
  certificados_propios: 'configuracion',
  claves_fiscales: 'configuracion',
  formas_pago: 'configuracion',
  festivos: 'configuracion',
  codigos_postales: 'configuracion',
  colonias: 'configuracion',
  ajustes: 'configuracion',
  plazos: 'configuracion',
  plazos_edicion: 'configuracion',
  limpiezas: 'configuracion',
  migraciones: 'configuracion',
};
