import type { PorAutorizar } from '#domain/casos';
import { fechaYHora } from '#domain/fechas';
import { ChipDeCelda } from '../../ui/DataTable/ChipDeCelda.tsx';
import type { Columna } from '../../ui/DataTable/columnas.ts';
import { antiguedad } from '../detalle/aspectoCaso.ts';
import type { EnlaceDeCaso } from '../listado/columnas.tsx';
import { Folio } from '../listado/columnas.tsx';

/**
 * Columns of the inbox; memoise them, and make new ones when a minute has passed.
 * @param ahora from when ages are counted.
 */
export const columnasPorAutorizar = (ahora: Date, enlace: EnlaceDeCaso): readonly Columna<PorAutorizar>[] => [
  {
    id: 'caso',
    titulo: 'Caso',
    ancho: 4.5,
    celda: ({ idCaso }) => <Folio id={idCaso} enlace={enlace} />,
    orden: ({ idCaso }) => idCaso,
    ajuste: 'corto',
    nombraFila: true,
  },
  {
    id: 'espera',
    titulo: 'Pedida',
    ancho: 8.5,
    celda: ({ fecha }) => (
      <>
        <strong>{antiguedad(new Date(fecha), ahora)}</strong>
        <small>{fechaYHora(fecha)}</small>
      </>
    ),
    orden: ({ fecha }) => fecha,
    ajuste: 'corto',
  },
  {
    id: 'solicitante',
    titulo: 'Solicita',
    ancho: 10,
    celda: ({ propia, solicitante }) =>
      propia ? (
        <>
          <ChipDeCelda color="gris">La pidió usted</ChipDeCelda>
          <small>La decide otra persona</small>
        </>
      ) : (
        <>
          {solicitante.nombre}
          <small>Numiden: {solicitante.numiden}</small>
        </>
      ),
    orden: ({ solicitante }) => solicitante.nombre,
  },
  { id: 'motivo', titulo: 'Motivo', ancho: 17, celda: ({ motivo }) => motivo },
  {
    id: 'categoria',
    titulo: 'Categoría',
    ancho: 10,
    celda: ({ area, subCategoria }) => (
      <>
        {subCategoria.nombre}
        <small>{area.nombre}</small>
      </>
    ),
    orden: ({ subCategoria }) => subCategoria.nombre,
  },
  {
    id: 'cliente',
    titulo: 'Cliente',
    ancho: 10,
    celda: ({ datosCliente }) => datosCliente.nombre,
    orden: ({ datosCliente }) => datosCliente.nombre,
  },
  {
    id: 'tienda',
    titulo: 'Tienda',
    ancho: 7.5,
    celda: ({ tienda }) => tienda.nombre,
    orden: ({ tienda }) => tienda.nombre,
  },
];

export const claveDeSolicitud = ({ idCaso }: PorAutorizar): string => String(idCaso);
