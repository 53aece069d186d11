import { type LinkOptions, linkOptions } from '@tanstack/react-router';
import type { Novedad } from '#domain/common/novedades';
import type { Recordatorio } from '#domain/common/recordatorios';

/**
 * The page of the record that a notice or a reminder is about. The routes are named here: every page has the bell, and the code of cases,
 * vouchers and diagrams comes with their own pages.
 */
export function placeOf(one: Novedad | Recordatorio): LinkOptions {
  switch (one.entidad) {
    case 'caso':
      return linkOptions({ to: '/administracion/casos/$id', params: { id: String(one.idEntidad) } });
    case 'vale':
      return linkOptions({ to: '/vales/$id', params: { id: String(one.idEntidad) } });
    case 'notaDeDiagrama': {
      const { maquina, parte } = one;
      return linkOptions({
        to: '/diagramas/$maquina',
        params: { maquina },
        search: parte === null ? {} : { ver: parte },
      });
    }
  }
}
