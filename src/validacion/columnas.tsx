import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { HallazgosOperacion } from '#contract/operaciones';
import { mostrarPesos } from '#domain/dinero';
import { diaDe, fechaCorta } from '#domain/fechas';
import type { IdEstadoArticulo, IdEstadoPaquete } from '#domain/guias';
import { colorEstadoArticulo, colorEstadoPaquete, ESTADOS_ARTICULO, ESTADOS_PAQUETE } from '#domain/guias';
import type { Columna } from '../ui/DataTable/columnas.ts';
import type { ColorChip } from '../ui/StatusChip.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';

type Vale = HallazgosOperacion['vales'][number];
type Articulo = HallazgosOperacion['articulos'][number];

const COLORES_VALE: Readonly<Record<number, ColorChip>> = { 1: 'verde', 2: 'azul', 3: 'rojo' };

/** The store's day of a moment, 'dd/mm/aaaa'. */
export const diaEnTienda = (instante: string): string => fechaCorta(diaDe(new Date(instante)));

const NADA = <span aria-hidden>—</span>;

const EstadoPaquete = ({ estado }: { readonly estado: IdEstadoPaquete | null }) =>
  estado === null ? NADA : <StatusChip color={colorEstadoPaquete(estado)}>{ESTADOS_PAQUETE[estado]}</StatusChip>;

const EstadoArticulo = ({ estado }: { readonly estado: IdEstadoArticulo | null }) =>
  estado === null ? NADA : <StatusChip color={colorEstadoArticulo(estado)}>{ESTADOS_ARTICULO[estado]}</StatusChip>;

const vales = (caso: (vale: Vale) => ReactNode) =>
  [
    { id: 'caso', titulo: 'Caso', celda: caso, orden: (vale) => vale.casoId, ajuste: 'corto' },
    { id: 'folio', titulo: 'Folio', celda: (vale) => vale.folio, orden: (vale) => vale.folio, nombraFila: true },
    {
      id: 'estado',
      titulo: 'Estado',
      celda: ({ estado }) => <StatusChip color={COLORES_VALE[estado.id] ?? 'gris'}>{estado.nombre}</StatusChip>,
      orden: (vale) => vale.estado.nombre,
      ajuste: 'corto',
    },
    {
      id: 'total',
      titulo: 'Total',
      celda: (vale) => mostrarPesos(vale.total),
      orden: (vale) => vale.total,
      ajuste: 'numero',
    },
    {
      id: 'saldo',
      titulo: 'Saldo',
      celda: (vale) => mostrarPesos(vale.saldo),
      orden: (vale) => vale.saldo,
      ajuste: 'numero',
    },
    { id: 'tipo', titulo: 'Tipo', celda: (vale) => vale.tipo.nombre, orden: (vale) => vale.tipo.nombre },
    {
      id: 'depreciacion',
      titulo: 'Depreciacion',
      celda: (vale) => mostrarPesos(vale.depreciacion),
      orden: (vale) => vale.depreciacion,
      ajuste: 'numero',
    },
    {
      id: 'fechaCreacion',
      titulo: 'Fecha Creacion',
      celda: (vale) => diaEnTienda(vale.fechaCreacion),
      orden: (vale) => vale.fechaCreacion,
      ajuste: 'corto',
    },
    {
      id: 'fechaVigencia',
      titulo: 'Fecha Vigencia',
      celda: (vale) => diaEnTienda(vale.fechaVigencia),
      orden: (vale) => vale.fechaVigencia,
      ajuste: 'corto',
    },
    // Becomes a link to /vales/{id} with the voucher's page; until then it only names the voucher.
    { id: 'detalle', titulo: 'Detalle', celda: (vale) => vale.folio, ajuste: 'corto' },
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
    celda: (articulo) => articulo.numArt,
    orden: (articulo) => articulo.numArt,
    ajuste: 'corto',
    ancho: '7rem',
    nombraFila: true,
  },
  {
    id: 'descripcion',
    titulo: 'Descripción',
    celda: (articulo) => articulo.descripcion,
    orden: (articulo) => articulo.descripcion,
    ancho: '32%',
  },
  {
    id: 'cantidad',
    titulo: 'Cantidad Compra',
    celda: (articulo) => articulo.cantidadOriginal,
    orden: (articulo) => articulo.cantidadOriginal,
    ajuste: 'numero',
    ancho: '8rem',
  },
  {
    id: 'folioGuia',
    titulo: 'Folio Guia',
    celda: (articulo) => articulo.folioGuia ?? NADA,
    orden: (articulo) => articulo.folioGuia,
  },
  {
    id: 'folioPaquete',
    titulo: 'Folio Paquete',
    celda: (articulo) => articulo.folioPaquete ?? NADA,
    orden: (articulo) => articulo.folioPaquete,
  },
  {
    id: 'estadoPaquete',
    titulo: 'Estado Paquete',
    celda: (articulo) => <EstadoPaquete estado={articulo.estadoPaquete} />,
    orden: ({ estadoPaquete }) => (estadoPaquete === null ? null : ESTADOS_PAQUETE[estadoPaquete]),
  },
  {
    id: 'estadoArticulo',
    titulo: 'Estado Artículo',
    celda: (articulo) => <EstadoArticulo estado={articulo.estadoArticulo} />,
    orden: ({ estadoArticulo }) => (estadoArticulo === null ? null : ESTADOS_ARTICULO[estadoArticulo]),
  },
];

export const claveDeArticulo = (articulo: Articulo): string => `${articulo.linea}-${articulo.idArticulo ?? 0}`;
