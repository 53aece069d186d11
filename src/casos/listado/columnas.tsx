import type { MouseEvent, ReactNode } from 'react';
import type { CasoDeLista } from '#domain/casos';
import { fechaYHora } from '#domain/fechas';
import { ChipDeCelda } from '../../ui/DataTable/ChipDeCelda.tsx';
import type { Columna } from '../../ui/DataTable/columnas.ts';
import type { ColorChip } from '../../ui/StatusChip.tsx';
import { antiguedad, SEMAFOROS } from '../detalle/aspectoCaso.ts';
import { cambioDeColor } from './tiempos.ts';

const COLORES_ESTADO: Readonly<Record<number, ColorChip>> = {
  1: 'azul',
  2: 'azul',
  3: 'verde',
  4: 'naranja',
  5: 'naranja',
  6: 'gris',
};

/** How a row leads to its case. A router `Link` a row would cost more than the row. */
export interface EnlaceDeCaso {
  readonly direccion: (id: number) => string;
  readonly alSeguir: (evento: MouseEvent<HTMLAnchorElement>, id: number) => void;
}

/** The number of a case as the link to it, without the page's own load. */
export const Folio = ({ id, enlace }: { readonly id: number; readonly enlace: EnlaceDeCaso }) => (
  <a href={enlace.direccion(id)} onClick={(evento) => enlace.alSeguir(evento, id)}>
    {id}
  </a>
);

const Doble = ({ arriba, abajo }: { readonly arriba: ReactNode; readonly abajo: ReactNode }) => (
  <>
    {arriba}
    <small>{abajo}</small>
  </>
);

/**
 * Columns of the case list; memoise them, and make new ones when a minute has passed. Together they ask for a little less
 * than a counter PC has beside the menu.
 * @param ahora from when ages and times that are left are counted.
 */
export const columnasDeCasos = (ahora: Date, enlace: EnlaceDeCaso): readonly Columna<CasoDeLista>[] => [
  {
    id: 'folio',
    titulo: 'Folio',
    ancho: 5,
    celda: ({ id }) => <Folio id={id} enlace={enlace} />,
    ajuste: 'corto',
    nombraFila: true,
  },
  {
    id: 'semaforo',
    titulo: 'Semáforo',
    ancho: 8,
    celda: (caso) => celdaSemaforo(caso, ahora),
    orden: ({ pierdeColorEn }) => pierdeColorEn,
    ajuste: 'corto',
  },
  {
    id: 'estado',
    titulo: 'Estado',
    ancho: 8.25,
    celda: ({ estado }) => <ChipDeCelda color={COLORES_ESTADO[estado.id] ?? 'gris'}>{estado.nombre}</ChipDeCelda>,
    ajuste: 'corto',
  },
  {
    id: 'categoria',
    titulo: 'Categoría',
    ancho: 10.25,
    celda: ({ area, subCategoria }) => <Doble arriba={subCategoria.nombre} abajo={area.nombre} />,
  },
  { id: 'cliente', titulo: 'Cliente', ancho: 9.5, celda: ({ datosCliente }) => datosCliente.nombre },
  { id: 'tienda', titulo: 'Tienda', ancho: 7.25, celda: ({ tienda }) => tienda.nombre },
  {
    id: 'creado',
    titulo: 'Creado',
    ancho: 8,
    celda: ({ fechaCreacion }) => (
      <Doble arriba={fechaYHora(fechaCreacion)} abajo={antiguedad(new Date(fechaCreacion), ahora)} />
    ),
    orden: ({ fechaCreacion }) => fechaCreacion,
    ajuste: 'corto',
  },
  {
    id: 'personas',
    titulo: 'Creado por / A cargo',
    ancho: 9.5,
    celda: ({ administrador, datosCreacion }) =>
      administrador === null ? (
        datosCreacion.nombre
      ) : (
        <Doble arriba={datosCreacion.nombre} abajo={`A cargo: ${administrador.nombre}`} />
      ),
  },
];

const celdaSemaforo = (caso: CasoDeLista, ahora: Date): ReactNode => {
  if (caso.semaforo === null) return null;
  const { color, texto } = SEMAFOROS[caso.semaforo];
  const cambio = cambioDeColor(caso, ahora);
  return (
    <>
      <ChipDeCelda color={color}>{texto}</ChipDeCelda>
      {cambio !== null && <small>{cambio}</small>}
    </>
  );
};
