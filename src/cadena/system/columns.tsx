import { filasEnPalabras, type GrupoQueCrece, tamanoEnPalabras } from '#domain/common/crecimiento';
import { dateAndTime } from '#domain/common/dates';
import type { Column } from '../../ui/DataTable/columns.ts';

/** Columns of the groups of tables. */
export function growthColumns(): readonly Column<GrupoQueCrece>[] {
  return [
    {
      id: 'nombre',
      title: 'Qué',
      width: 12.5,
      sortBy: ({ nombre }) => nombre,
      rowHeader: true,
      cell: ({ nombre, guarda }) => (
        <>
          {nombre}
          <small>{guarda}</small>
        </>
      ),
    },
    { id: 'filas', title: 'Filas', width: 6, fit: 'number', sortBy: ({ filas }) => filas, cell: filasEnPalabras },
    {
      id: 'bytes',
      title: 'Ocupa',
      width: 5,
      fit: 'number',
      sortBy: ({ bytes }) => bytes,
      cell: ({ bytes }) => tamanoEnPalabras(bytes),
    },
    {
      id: 'plazo',
      title: 'Se conserva',
      width: 13.5,
      cell: ({ plazo, variables }) => (
        <>
          {plazo}
          {variables.length > 0 && <small>{variables.join(', ')}</small>}
        </>
      ),
    },
    {
      id: 'limpieza',
      title: 'Última limpieza',
      width: 9.5,
      sortBy: ({ limpieza }) => limpieza?.momento ?? null,
      cell: ({ limpieza, seLimpia }) => {
        if (limpieza === null) return seLimpia ? 'Todavía ninguna' : 'No se limpia';
        return (
          <>
            {dateAndTime(limpieza.momento)}
            <small>{goneInWords(limpieza.borradas)}</small>
          </>
        );
      },
    },
  ];
}

function goneInWords(borradas: number): string {
  if (borradas === 0) return 'Nada que quitar';
  return borradas === 1
    ? 'Se quitó 1 fila'
    : `Se quitaron ${filasEnPalabras({ filas: borradas, cuenta: 'exacta' })} filas`;
}
