/** All requirements, in the order of the specification. */
import { ESTADOS_DE_CASO } from './casos.ts';
import { CONSTANTES } from './constantes.ts';
import { DATOS } from './datos.ts';
import { ESTADOS } from './estados.ts';
import { FORMULARIOS } from './formularios.ts';
import { LLAMADAS } from './llamadas.ts';
import { MENSAJES } from './mensajes.ts';
import { PANTALLAS } from './pantallas.ts';
import { PERMISOS_PEDIDOS } from './permisos.ts';
import { esFlecha, type Prueba, type Requisito } from './requisito.ts';
import { VALIDACIONES } from './validaciones.ts';

export const REQUISITOS: readonly Requisito[] = [
  ...PANTALLAS,
  ...FORMULARIOS,
  ...DATOS,
  ...ESTADOS_DE_CASO,
  ...ESTADOS,
  ...VALIDACIONES,
  ...PERMISOS_PEDIDOS,
  ...LLAMADAS,
  ...MENSAJES,
  ...CONSTANTES,
];

/** The tests of a requirement; none where nothing tries it, or it is one no longer. */
export function pruebasDe(requisito: Requisito): readonly Prueba[] {
  return 'pruebas' in requisito ? requisito.pruebas : [];
}

/** The ids of the requirements that some arrows try, in order. */
export function requisitosDeFlechas(arrows: readonly string[]): readonly string[] {
  const tries = (prueba: Prueba) => 'flechas' in prueba && arrows.some((arrow) => esFlecha(arrow, prueba.flechas));
  return REQUISITOS.filter((requisito) => pruebasDe(requisito).some(tries)).map(({ id }) => id);
}
