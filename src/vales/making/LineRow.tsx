import { Flex } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { memo, useId } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { TipoVale } from '#domain/cadena/tiposVale';
import { showPesos, toPesos } from '#domain/common/money';
import { unidadesPosibles } from '#domain/vales/unidadesVale';
import type { HojaDeVale, LineaVendida } from '#domain/vales/ventaParaVale';
import { colorEstadoArticulo } from '#domain/ventas/estadosDeEntrega';
import { pesadaEnPalabras } from '#domain/ventas/lineaPesada';
import type { Notify } from '../../system/notices.ts';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { type CalculationRef, useFault, useTaken } from './calculation.ts';
import { QuantityField } from './QuantityField.tsx';
import { SaleLines } from './saleLines.ts';
import { lineKey, type MakingValues } from './values.ts';
import { guideParts, whyNotInWords } from './words.ts';

interface Props {
  readonly line: LineaVendida;
  readonly tipo: TipoVale;
  readonly form: UseFormReturn<MakingValues>;
  readonly losses: HojaDeVale['motivosDepreciacion'];
  readonly calculation: CalculationRef;
  readonly locked: boolean;
  readonly tell: Notify;
}

/** A line of the sale: what was bought and went back before, and what of it goes back now. */
export const LineRow = memo(function LineRow(props: Props) {
  const { line, tipo, form, losses, calculation, locked, tell } = props;
  const id = useId();
  const key = `lineas.${lineKey(line.linea)}` as const;
  // An article that was never delivered is not worth less, and is not fetched.
  const isReturn = tipo === 1;
  const loses = useWatch({ control: form.control, name: `${key}.deprecia` }) && isReturn;
  const max = unidadesPosibles(line, tipo);
  const pesada = pesadaEnPalabras(line);
  const isNothing = max === 0;
  const whyNot = whyNotInWords(line, tipo);
  const held = line.vales.reduce((units, { cantidad }) => units + cantidad, 0);
  const elsewhere = line.cantidadOriginal - line.cantidadMaxima - held;
  const ofQuantity = useFault(calculation, line.linea, 'cantidad');
  const ofArticle = useFault(calculation, line.linea, 'numArt');
  const ofPercent = useFault(calculation, line.linea, 'porcentajeDepreciacion');
  const ofReason = useFault(calculation, line.linea, 'idMotivoDepreciacion');
  // Percent and reason are missed in the same words: said once, beside two fields that are marked.
  const faults = [...new Set([ofArticle, ofQuantity, ofPercent, ofReason])].filter((text) => text !== null);
  return (
    <>
      <SaleLines.Line data-nothing={isNothing ? '' : undefined}>
        <th scope="row">
          {line.descripcion}
          <Flex as="span" wrap="wrap" align="center" columnGap={2} rowGap={0.5}>
            <small>{line.numArt}</small>
            {guideParts(line).map(({ statusitem, text }) => (
              <StatusChip key={statusitem} color={colorEstadoArticulo(statusitem)}>
                {text}
              </StatusChip>
            ))}
          </Flex>
        </th>
        <td data-number="">
          {line.cantidadOriginal}
          {pesada !== null && <small>{pesada}</small>}
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
            error={ofArticle ?? ofQuantity}
            errorId={id}
            disabled={locked || isNothing}
            tell={tell}
          />
        </td>
        <Worth calculation={calculation} linea={line.linea} />
        {isReturn && (
          <>
            <td>
              <input
                type="checkbox"
                {...form.register(`${key}.deprecia`)}
                aria-label={`Depreciar ${line.descripcion}`}
                disabled={locked || isNothing || line.restante.total === 0}
              />
            </td>
            <td>
              <input
                type="checkbox"
                {...form.register(`${key}.recolecta`)}
                aria-label={`Recoger ${line.descripcion} en el domicilio`}
                disabled={locked || isNothing}
              />
            </td>
          </>
        )}
      </SaleLines.Line>
      {(loses || faults.length > 0 || whyNot.length > 0) && (
        <SaleLines.Below>
          <td colSpan={isReturn ? 7 : 5}>
            <SaleLines.Words>
              {whyNot.length > 0 && <p>{whyNot.join(' ')}</p>}
              {loses && !isNothing && (
                <>
                  <SaleLines.Option>
                    Porcentaje
                    <input
                      {...form.register(`${key}.porcentaje`)}
                      inputMode="decimal"
                      autoComplete="off"
                      aria-label={`Porcentaje de depreciación de ${line.descripcion}`}
                      aria-invalid={ofPercent !== null || undefined}
                      aria-describedby={ofPercent === null ? undefined : id}
                      disabled={locked}
                    />
                    %
                  </SaleLines.Option>
                  <SaleLines.Option>
                    Motivo
                    <select
                      {...form.register(`${key}.motivo`)}
                      aria-label={`Motivo de depreciación de ${line.descripcion}`}
                      aria-invalid={ofReason !== null || undefined}
                      aria-describedby={ofReason === null ? undefined : id}
                      disabled={locked}
                    >
                      <option value="">Seleccionar motivo</option>
                      {losses.map((reason) => (
                        <option key={reason.id} value={reason.id}>
                          {reason.descripcion}
                        </option>
                      ))}
                    </select>
                  </SaleLines.Option>
                </>
              )}
              <SaleLines.Fault id={id} data-fault="" role="alert" hidden={faults.length === 0}>
                {faults.join('. ')}
              </SaleLines.Fault>
            </SaleLines.Words>
          </td>
        </SaleLines.Below>
      )}
    </>
  );
});

interface WorthProps extends Pick<Props, 'calculation'> {
  readonly linea: number;
}

/** The worth of the units that are taken of the line, and their depreciation. */
function Worth({ calculation, linea }: WorthProps) {
  const taken = useTaken(calculation, linea);
  if (taken === null) return <td data-number="" />;
  const { importes, depreciacion } = taken;
  return (
    <td data-number="" data-taken="">
      {showPesos(toPesos(importes.total))}
      {depreciacion > 0 && <small>−{showPesos(toPesos(depreciacion))}</small>}
    </td>
  );
}
