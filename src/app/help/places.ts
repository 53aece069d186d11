import type { RegisteredRouter, RouteIds } from '@tanstack/react-router';

/** A screen behind the login. */
export type Screen = Extract<RouteIds<RegisteredRouter['routeTree']>, `/_app/${string}`>;

/** Where the manual tells of each screen: a chapter, or a heading of one. A further screen does not compile without. */
export const PLACES: Readonly<Record<Screen, string>> = {
  '/_app/overview': '1-entrar-e-inicio#el-inicio',
  '/_app/mi-cuenta': '1-entrar-e-inicio#mi-cuenta',
  '/_app/valida-operacion': '2-validar-y-abrir-caso',
  '/_app/administracion/casos/': '3-encontrar-un-caso',
  '/_app/administracion/casos/$id': '4-atender-un-caso',
  '/_app/administracion/casos/$id_/diagrama': '4-atender-un-caso#en-el-diagrama',
  '/_app/administracion/casos/$id_/facturas/$factura/diagrama': '4-atender-un-caso#en-el-diagrama',
  '/_app/clientes/$id': '3-encontrar-un-caso#la-página-de-un-cliente',
  '/_app/vales/$id_/diagrama': '4-atender-un-caso#en-el-diagrama',
  '/_app/administracion/por-autorizar': '5-autorizar',
  '/_app/administracion/motivos-vales': '6-motivos-y-ajustes#motivos-de-vales-y-de-depreciación',
  '/_app/administracion/motivos-depresiacion': '6-motivos-y-ajustes#motivos-de-vales-y-de-depreciación',
  '/_app/textos': '4-atender-un-caso#textos-listos',
  '/_app/configuracion-general': '6-motivos-y-ajustes#configuración-general',
  '/_app/plazos': '6-motivos-y-ajustes#plazos',
  '/_app/diagramas/': '6-motivos-y-ajustes#diagramas',
  '/_app/diagramas/$maquina': '6-motivos-y-ajustes#diagramas',
  '/_app/diagramas/$maquina_/uso': '6-motivos-y-ajustes#el-uso-de-un-diagrama',
  '/_app/configuracion': '7-servidores',
  '/_app/integraciones': '7-servidores#integraciones',
  '/_app/receptores': '7-servidores#receptores-de-eventos',
  '/_app/sistema': '7-servidores#lo-que-se-guarda',
  '/_app/entradas': '7-servidores#entradas',
  '/_app/usuarios/': '8-usuarios-y-roles',
  '/_app/usuarios/detalles/$id': '8-usuarios-y-roles#cambiar-a-una-persona',
  '/_app/roles/': '8-usuarios-y-roles#roles',
  '/_app/roles/detalles/$id': '8-usuarios-y-roles#roles',
  '/_app/quien-puede': '8-usuarios-y-roles#quién-puede-qué',
  '/_app/seguridad': '9-seguridad',
  '/_app/vales/': '10-vales',
  '/_app/vales/$id': '10-vales#leer-un-vale',
  '/_app/vales/nuevo': '10-vales#hacer-un-vale',
  '/_app/facturas/': '13-facturas#todas-las-facturas',
  '/_app/facturas/$id': '13-facturas#encontrar-una-factura',
  '/_app/facturas-globales': '13-facturas#facturas-globales',
  '/_app/cuadre': '13-facturas#cuadre-del-mes',
  '/_app/datos-fiscales': '14-datos-fiscales',
};

/** Where the manual tells of a screen by its route; null of one without, as the errors have none. */
export function manualPageOf(route: string): string | null {
  return Object.hasOwn(PLACES, route) ? PLACES[route as Screen] : null;
}
