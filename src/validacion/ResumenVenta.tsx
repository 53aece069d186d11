import type { ReactNode } from 'react';
import { fechaYHora } from '#domain/fechas';
import type { ArticuloOperacion, DetalleOperacion } from '#domain/operaciones';
import { InfoIcon } from '../ui/icons.tsx';
import { Money } from '../ui/Money.tsx';
import { RESUMEN } from './estilos.ts';
import { contar, contarArticulos, textoDeGuias } from './resumen.ts';

/** The sale in one line: what, when, to whom, how much, how many; and whether a guide belongs to it. */
export const ResumenVenta = ({
  cabecera,
  articulos,
}: {
  readonly cabecera: DetalleOperacion['cabecera'];
  /** null when they could not be read. */
  readonly articulos: readonly ArticuloOperacion[] | null;
}) => {
  const cuenta = articulos === null ? null : contarArticulos(articulos);
  return (
    <section className={RESUMEN} aria-label="Resumen de la venta">
      <dl>
        <Dato titulo="Operación" principal>
          {cabecera.operacion}
        </Dato>
        <Dato titulo="Tienda">{cabecera.tienda.nombre}</Dato>
        <Dato titulo="Fecha">{fechaYHora(cabecera.fechaOperacion)}</Dato>
        <Dato titulo="Cliente">
          {cabecera.cliente ?? 'N/D'}
          {cabecera.numiden !== null && <small>Numiden: {cabecera.numiden}</small>}
        </Dato>
        <Dato titulo="Artículos">
          {cuenta === null ? 'N/D' : contar(cuenta.lineas, 'artículo', 'artículos')}
          {cuenta !== null && <small>{contar(cuenta.piezas, 'pieza', 'piezas')}</small>}
        </Dato>
        <Dato titulo="Total" principal>
          <Money value={cabecera.totalOperacion} />
        </Dato>
      </dl>
      {articulos !== null && articulos.length > 0 && (
        <p>
          <InfoIcon />
          {textoDeGuias(articulos)}
        </p>
      )}
    </section>
  );
};

/** Stands in the place of the summary while the operation is looked for. */
export const ResumenEnEspera = () => (
  <div className={RESUMEN} aria-hidden>
    <div className="espera">
      {['operacion', 'tienda', 'fecha', 'cliente', 'articulos', 'total'].map((dato) => (
        <div key={dato} />
      ))}
    </div>
    <p />
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
    <dd className={principal ? 'principal' : undefined}>{children}</dd>
  </div>
);
