import type { ReactNode } from 'react';
import type { HallazgosOperacion } from '#contract/operaciones';
import { fechaYHora } from '#domain/fechas';
import { InfoIcon } from '../ui/icons.tsx';
import { Money } from '../ui/Money.tsx';
import css from './ResumenVenta.module.css';
import { contar, contarArticulos, textoDeGuias } from './resumen.ts';

/** The sale in one line: what, when, to whom, how much, how many; and whether a guide belongs to it. */
export const ResumenVenta = ({
  cabecera,
  articulos,
}: {
  readonly cabecera: NonNullable<HallazgosOperacion['cabecera']>;
  readonly articulos: HallazgosOperacion['articulos'];
}) => {
  const { lineas, piezas } = contarArticulos(articulos);
  return (
    <section className={css.resumen} aria-label="Resumen de la venta">
      <dl className={css.datos}>
        <Dato titulo="Operación" principal>
          {cabecera.operacion}
        </Dato>
        <Dato titulo="Tienda">{cabecera.tienda.nombre}</Dato>
        <Dato titulo="Fecha">{fechaYHora(cabecera.fechaOperacion)}</Dato>
        <Dato titulo="Cliente">
          {cabecera.cliente ?? 'N/D'}
          {cabecera.numiden !== null && <span className={css.bajo}>Numiden: {cabecera.numiden}</span>}
        </Dato>
        <Dato titulo="Artículos">
          {contar(lineas, 'artículo', 'artículos')}
          <span className={css.bajo}>{contar(piezas, 'pieza', 'piezas')}</span>
        </Dato>
        <Dato titulo="Total" principal>
          <Money value={cabecera.totalOperacion} />
        </Dato>
      </dl>
      {articulos.length > 0 && (
        <p className={css.guias}>
          <InfoIcon />
          {textoDeGuias(articulos)}
        </p>
      )}
    </section>
  );
};

/** Stands in the place of the summary while the operation is looked for. */
export const ResumenEnEspera = () => (
  <div className={css.resumen} aria-hidden>
    <div className={css.datos}>
      {['operacion', 'tienda', 'fecha', 'cliente', 'articulos', 'total'].map((dato) => (
        <div key={dato} className={css.hueso} />
      ))}
    </div>
    <div className={`${css.guias} ${css.huesoBajo}`} />
  </div>
);

const Dato = ({
  titulo,
  principal = false,
  children,
}: {
  readonly titulo: string;
  readonly principal?: boolean;
  readonly children: ReactNode;
}) => (
  <div>
    <dt>{titulo}</dt>
    <dd className={principal ? css.principal : undefined}>{children}</dd>
  </div>
);
