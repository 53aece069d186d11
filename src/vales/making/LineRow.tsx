import { Link } from '@tanstack/react-router';
import { memo, useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { colorEstadoArticulo } from '#domain/guias';
import { showPesos } from '#domain/money';
import { unidadesPosibles } from '#domain/unidadesVale';
import type { HojaDeVale, LineaVendida } from '#domain/ventaParaVale';
import type { TipoVale } from '#domain/vidaVale';
import type { Notify } from '../../system/notices.ts';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { QuantityField } from './QuantityField.tsx';
import type { MakingValues } from './values.ts';
import { lineKey } from './values.ts';
import { guideParts, nothingInWords } from './words.ts';

interface Props {
  readonly line: LineaVendida;
  readonly tipo: TipoVale;
  readonly form: UseFormReturn<MakingValues>;
  readonly losses: HojaDeVale['motivosDepreciacion'];
  /** What is taken is worth, in pesos; null while nothing is taken. */
  readonly worth: number | null;
  /** What it loses, in pesos. */
  readonly loss: number;
  readonly faultOfQuantity: string | null;
  readonly faultOfPercent: string | null;
  readonly faultOfReason: string | null;
  readonly locked: boolean;
  readonly tell: Notify;
}

/** A line of the sale: what was bought and went back before, and what of it goes back now. */
export const LineRow = memo(function LineRow(props: Props) {
  const { line, tipo, form, losses, worth, loss, locked, tell } = props;
  const id = useId();
  const key = `lineas.${lineKey(line.linea)}` as const;
  const loses = useWatch({ control: form.control, name: `${key}.deprecia` });
  const max = unidadesPosibles(line, tipo);
  const nothing = nothingInWords(line, tipo);
  const held = line.vales.reduce((units, { cantidad }) => units + cantidad, 0);
  const elsewhere = line.cantidadOriginal - line.cantidadMaxima - held;
  const faults = [props.faultOfQuantity, props.faultOfPercent, props.faultOfReason].filter((text) => text !== null);
  return (
    <>
      <tr data-taken={worth !== null || undefined} data-nothing={nothing !== null || undefined}>
        <th scope="row">
          {line.descripcion}
          <span>
            <small>{line.numArt}</small>
            {guideParts(line).map(({ statusitem, text }) => (
              <StatusChip key={statusitem} color={colorEstadoArticulo(statusitem)}>
                {text}
              </StatusChip>
            ))}
          </span>
        </th>
        <td data-number="">
          {line.cantidadOriginal}
          {line.vales.map(({ id: vale, folio, cantidad }) => (
            <small key={vale}>
              {cantidad} en{' '}
              <Link to="/vales/$id" params={{ id: String(vale) }}>
                {folio}
              </Link>
            </small>
          ))}
          {elsewhere > 0 && <small>{elsewhere} devueltos antes</small>}
        </td>
        <td data-number="">
          <strong>{max}</strong>
        </td>
        <td>
          <QuantityField
            form={form}
            linea={line.linea}
            max={max}
            label={line.descripcion}
            error={props.faultOfQuantity}
            errorId={id}
            disabled={locked || nothing !== null}
            tell={tell}
          />
        </td>
        <td data-number="">
          {worth === null ? '' : showPesos(worth)}
          {loss > 0 && <small>−{showPesos(loss)}</small>}
        </td>
        <td>
          <label>
            <input
              type="checkbox"
              {...form.register(`${key}.deprecia`)}
              aria-label={`Depreciar ${line.descripcion}`}
              disabled={locked || nothing !== null || line.restante.total === 0}
            />
          </label>
        </td>
        <td>
          <input
            type="checkbox"
            {...form.register(`${key}.recolecta`)}
            aria-label={`Recoger ${line.descripcion} en el domicilio`}
            disabled={locked || nothing !== null || tipo === 0}
          />
        </td>
      </tr>
      {(loses || faults.length > 0 || nothing !== null) && (
        <tr data-below="">
          <td colSpan={7}>
            <div>
              {nothing !== null && <p>{nothing}</p>}
              {loses && nothing === null && (
                <>
                  <label>
                    Porcentaje
                    <input
                      {...form.register(`${key}.porcentaje`)}
                      inputMode="decimal"
                      autoComplete="off"
                      maxLength={6}
                      aria-label={`Porcentaje de depreciación de ${line.descripcion}`}
                      aria-invalid={props.faultOfPercent !== null || undefined}
                      aria-describedby={props.faultOfPercent === null ? undefined : id}
                      disabled={locked}
                    />
                    %
                  </label>
                  <label>
                    Motivo
                    <select
                      {...form.register(`${key}.motivo`)}
                      aria-label={`Motivo de depreciación de ${line.descripcion}`}
                      aria-invalid={props.faultOfReason !== null || undefined}
                      aria-describedby={props.faultOfReason === null ? undefined : id}
                      disabled={locked}
                    >
                      <option value="">Seleccionar motivo</option>
                      {losses.map((reason) => (
                        <option key={reason.id} value={reason.id}>
                          {reason.descripcion}
                        </option>
                      ))}
                    </select>
                  </label>
                </>
              )}
              <p id={id} role="alert" data-fault="" hidden={faults.length === 0}>
                {faults.join('. ')}
              </p>
            </div>
          </td>
        </tr>
      )}
    </>
  );
});
