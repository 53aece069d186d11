import { showPesos } from '#domain/common/money';
import type { Vale } from '#domain/vales/vales';
import { pesadaEnPalabras } from '#domain/ventas/lineaPesada';
import { Figures } from '../../ui/Figures.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useVoucherPage } from './context.ts';

interface Props {
  /** Only what a line is worth in the end, where there is little room. */
  readonly short?: boolean;
}

/** The goods that were taken back or not delivered, line by line, and their worth. */
export function Lines({ short = false }: Props) {
  const { articulos, totales } = useVoucherPage().shown;
  const withIeps = !short && articulos.some(({ ieps }) => ieps !== 0);
  const withDepreciation = articulos.some(({ montoDepreciacion }) => montoDepreciacion > 0);
  return (
    <Panel title="Artículos">
      <Figures label="Artículos">
        <thead>
          <tr>
            <th scope="col" data-text="">
              Artículo
            </th>
            <th scope="col">Cantidad</th>
            {!short && (
              <>
                <th scope="col">Subtotal</th>
                <th scope="col">Descuento</th>
                <th scope="col">IVA</th>
              </>
            )}
            {withIeps && <th scope="col">IEPS</th>}
            <th scope="col">Total</th>
            {withDepreciation && <th scope="col">Depreciación</th>}
          </tr>
        </thead>
        <tbody>
          {articulos.map((line) => (
            <Line key={line.linea} {...{ line, short, withIeps, withDepreciation }} />
          ))}
        </tbody>
        {articulos.length > 1 && (
          <tfoot>
            <tr>
              <th scope="row">Total</th>
              <td>{totales.cantidad}</td>
              {!short && (
                <>
                  <td>{showPesos(totales.subtotal)}</td>
                  <td>{showPesos(totales.descuento)}</td>
                  <td>{showPesos(totales.iva)}</td>
                </>
              )}
              {withIeps && <td>{showPesos(totales.ieps)}</td>}
              <td>{showPesos(totales.total)}</td>
              {withDepreciation && <td>{showPesos(totales.depreciacion)}</td>}
            </tr>
          </tfoot>
        )}
      </Figures>
      {articulos.length === 0 && <p>Este vale todavía no tiene artículos.</p>}
    </Panel>
  );
}

interface LineProps extends Required<Props> {
  readonly line: Vale['articulos'][number];
  readonly withIeps: boolean;
  readonly withDepreciation: boolean;
}

function Line({ line, short, withIeps, withDepreciation }: LineProps) {
  const { motivoDepreciacion: reason, porcentajeDepreciacion: percent, montoDepreciacion } = line;
  const pesada = pesadaEnPalabras(line);
  return (
    <tr>
      <th scope="row" data-text="">
        {line.descripcion}
        <small>{[line.numArt, line.departamento].filter(Boolean).join(' · ')}</small>
        {line.esRecolecta && <small>Se recoge a domicilio</small>}
      </th>
      <td>
        {line.cantidad}
        <small>de {line.cantidadOriginal}</small>
        {pesada !== null && <small>{pesada}</small>}
      </td>
      {!short && (
        <>
          <td>{showPesos(line.subtotal)}</td>
          <td>
            {showPesos(line.descuento)}
            {line.porcentajeDescuento > 0 && <small>{line.porcentajeDescuento} %</small>}
          </td>
          <td>{showPesos(line.iva)}</td>
        </>
      )}
      {withIeps && <td>{showPesos(line.ieps)}</td>}
      <td>{showPesos(line.total)}</td>
      {withDepreciation && (
        <td>
          {showPesos(montoDepreciacion)}
          {montoDepreciacion > 0 && percent !== null && <small>{percent} %</small>}
          {montoDepreciacion > 0 && reason !== null && <small data-reason="">{reason.descripcion}</small>}
        </td>
      )}
    </tr>
  );
}
