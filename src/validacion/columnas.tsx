import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { mostrarPesos } from '#domain/dinero';
import { diaDe, fechaCorta } from '#domain/fechas';
import type { IdEstadoArticulo, IdEstadoPaquete } from '#domain/guias';
import { colorEstadoArticulo, colorEstadoPaquete, ESTADOS_ARTICULO, ESTADOS_PAQUETE } from '#domain/guias';
import type { ArticuloOperacion as Articulo, ValeDeOperacion as Vale } from '#domain/operaciones';
import { ChipDeCelda } from '../ui/DataTable/ChipDeCelda.tsx';
import type { Columna } from '../ui/DataTable/columnas.ts';
import type { ColorChip } from '../ui/StatusChip.tsx';

const COLORES_VALE: Readonly<Record<number, ColorChip>> = { 1: 'verde', 2: 'azul', 3: 'rojo' };

/** The store's day of a moment, 'dd/mm/aaaa'. */
export const diaEnTienda = (instante: string): string => fechaCorta(diaDe(new Date(instante)));

const chipPaquete = (estado: IdEstadoPaquete | null): ReactNode =>
  estado === null ? null : <ChipDeCelda color={colorEstadoPaquete(estado)}>{ESTADOS_PAQUETE[estado]}</ChipDeCelda>;

const chipArticulo = (estado: IdEstadoArticulo | null): ReactNode =>
  estado === null ? null : <ChipDeCelda color={colorEstadoArticulo(estado)}>{ESTADOS_ARTICULO[estado]}</ChipDeCelda>;

const vales = (caso: (vale: Vale) => ReactNode) =>
  [
    { id: 'caso', titulo: 'Caso', ancho: 4, celda: caso, orden: (vale) => vale.casoId, ajuste: 'corto' },
    {
      id: 'folio',
      titulo: 'Folio',
      ancho: 6.25,
      celda: (vale) => vale.folio,
      orden: (vale) => vale.folio,
      ajuste: 'corto',
      nombraFila: true,
    },
    {
      id: 'estado',
      titulo: 'Estado',
      ancho: 8,
      celda: ({ estado }) => <ChipDeCelda color={COLORES_VALE[estado.id] ?? 'gris'}>{estado.nombre}</ChipDeCelda>,
      orden: (vale) => vale.estado.nombre,
      ajuste: 'corto',
    },
    {
      id: 'total',
      titulo: 'Total',
      ancho: 6.25,
      celda: (vale) => mostrarPesos(vale.total),
      orden: (vale) => vale.total,
      ajuste: 'numero',
    },
    {
      id: 'saldo',
      titulo: 'Saldo',
      ancho: 6.25,
      celda: (vale) => mostrarPesos(vale.saldo),
      orden: (vale) => vale.saldo,
      ajuste: 'numero',
    },
    {
      id: 'tipo',
      titulo: 'Tipo',
      ancho: 7,
      celda: (vale) => vale.tipo.nombre,
      orden: (vale) => vale.tipo.nombre,
      ajuste: 'corto',
    },
    {
      id: 'depreciacion',
      titulo: 'Depreciacion',
      ancho: 7,
      celda: (vale) => mostrarPesos(vale.depreciacion),
      orden: (vale) => vale.depreciacion,
      ajuste: 'numero',
    },
    {
      id: 'fechaCreacion',
      titulo: 'Fecha Creacion',
      ancho: 8,
      celda: (vale) => diaEnTienda(vale.fechaCreacion),
      orden: (vale) => vale.fechaCreacion,
      ajuste: 'corto',
    },
    {
      id: 'fechaVigencia',
      titulo: 'Fecha Vigencia',
      ancho: 7.75,
      celda: (vale) => diaEnTienda(vale.fechaVigencia),
      orden: (vale) => vale.fechaVigencia,
      ajuste: 'corto',
    },
    // Becomes a link to /vales/{id} with the voucher's page; until then it only names the voucher.
    { id: 'detalle', titulo: 'Detalle', ancho: 6.25, celda: (vale) => vale.folio, ajuste: 'corto' },
  ] satisfies Columna<Vale>[];

/** Columns of the 'Vales' table for who may open cases. */
export const COLUMNAS_VALES: readonly Columna<Vale>[] = vales((vale) => (
  <Link to="/administracion/casos/$id" params={{ id: String(vale.casoId) }}>
    {vale.casoId}
  </Link>
));

/** The same for who may not: the number without a link that would end at 'access denied'. */
export const COLUMNAS_VALES_SIN_CASO: readonly Columna<Vale>[] = vales((vale) => vale.casoId);

export const claveDeVale = (vale: Vale): string => String(vale.id);

/** Columns of the 'Artículos' table. */
export const COLUMNAS_ARTICULOS: readonly Columna<Articulo>[] = [
  {
    id: 'numArt',
    titulo: 'Numart',
    ancho: 6,
    celda: (articulo) => articulo.numArt,
    orden: (articulo) => articulo.numArt,
    ajuste: 'corto',
    nombraFila: true,
  },
  {
    id: 'descripcion',
    titulo: 'Descripción',
    ancho: 15,
    celda: (articulo) => articulo.descripcion,
    orden: (articulo) => articulo.descripcion,
  },
  {
    id: 'cantidad',
    titulo: 'Cantidad Compra',
    ancho: 8.75,
    celda: (articulo) => articulo.cantidadOriginal,
    orden: (articulo) => articulo.cantidadOriginal,
    ajuste: 'numero',
  },
  {
    id: 'folioGuia',
    titulo: 'Folio Guia',
    ancho: 6.5,
    celda: (articulo) => articulo.folioGuia,
    orden: (articulo) => articulo.folioGuia,
  },
  {
    id: 'folioPaquete',
    titulo: 'Folio Paquete',
    ancho: 7.25,
    celda: (articulo) => articulo.folioPaquete,
    orden: (articulo) => articulo.folioPaquete,
  },
  {
    id: 'estadoPaquete',
    titulo: 'Estado Paquete',
    ancho: 10.5,
    celda: (articulo) => chipPaquete(articulo.estadoPaquete),
    orden: ({ estadoPaquete }) => (estadoPaquete === null ? null : ESTADOS_PAQUETE[estadoPaquete]),
  },
  {
    id: 'estadoArticulo',
    titulo: 'Estado Artículo',
    ancho: 10.5,
    celda: (articulo) => chipArticulo(articulo.estadoArticulo),
    orden: ({ estadoArticulo }) => (estadoArticulo === null ? null : ESTADOS_ARTICULO[estadoArticulo]),
  },
];

export const claveDeArticulo = (articulo: Articulo): string => `${articulo.linea}-${articulo.idArticulo ?? 0}`;
