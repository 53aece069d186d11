import { Card } from '@chakra-ui/react';
import { shallowEqual } from '@xstate/react';
import { useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type Centavos, fromPesos } from '#domain/common/money';
import { motivoEnPalabras } from '#domain/vales/autorizacionVale';
import type { CabidaBilletera } from '#domain/vales/billetera';
import type { CalculoVale } from '#domain/vales/calculoVale';
import type { HojaDeVale } from '#domain/vales/ventaParaVale';
import { NEEDS_AUTHORIZATION } from '../../ui/explained.ts';
import { HelpLink } from '../../ui/HelpLink.tsx';
import { Note } from '../../ui/Note.tsx';
import { Sums, TOTAL } from '../../ui/sums.ts';
import { AmountRow, AmountRows } from '../methods/AmountRow.tsx';
import type { Payee } from './buyer/buyer.ts';
import { type CalculationRef, useCalculated, useFault } from './calculation.ts';
import { Amount, Units } from './figures.tsx';
import { Methods } from './Methods.tsx';
import { Payments } from './Payments.tsx';
import type { Basis, MakingValues } from './values.ts';

interface Props {
  readonly hoja: HojaDeVale;
  readonly basis: Basis;
  readonly cliente: Payee | null;
  /** The room in the customer's wallet; null while it is not known. */
  readonly billetera: CabidaBilletera | null;
  readonly form: UseFormReturn<MakingValues>;
  readonly calculation: CalculationRef;
  readonly locked: boolean;
}

/** The sums of the voucher, always true: amounts, how they go back, and why somebody else must authorize it. */
export function Summary({ hoja, basis, cliente, billetera, form, calculation, locked }: Props) {
  const id = useId();
  return (
    <Card.Root as="section" aria-labelledby={id} display="grid" gap={3}>
      <Card.Title as="h2" id={id}>
        Resumen
      </Card.Title>
      <Sums.Root>
        <Sums.Item>
          <Sums.Name>Artículos</Sums.Name>
          <Sums.Amount>
            <Units calculation={calculation} />
          </Sums.Amount>
        </Sums.Item>
        <Sum name="Subtotal" calculation={calculation} of={({ totales }) => totales.subtotal} />
        <Sum name="Descuento" calculation={calculation} of={({ totales }) => totales.descuento} less optional />
        <Sum name="IVA" calculation={calculation} of={({ totales }) => totales.iva} />
        <Sum name="IEPS" calculation={calculation} of={({ totales }) => totales.ieps} optional />
        <Sum name="Total" calculation={calculation} of={({ totales }) => totales.total} strong />
        <Sum name="Depreciación" calculation={calculation} of={({ depreciacion }) => depreciacion} less optional />
        <Sum name="Condonación" calculation={calculation} of={({ condonacion }) => condonacion} optional />
        <Sum name="Redondeo de la caja" calculation={calculation} of={({ redondeo }) => redondeo} less optional />
        <Sum name="A devolver" calculation={calculation} of={({ saldo }) => saldo} strong large />
      </Sums.Root>
      <Condonation form={form} calculation={calculation} locked={locked} />
      <Payments hoja={hoja} calculation={calculation} />
      <Methods {...{ hoja, basis, cliente, billetera, form, calculation, locked }} />
      <Authorization calculation={calculation} maximos={fromPesos(hoja.reglas.maximos)} />
    </Card.Root>
  );
}

/** The part of the depreciation that is forgiven, as soon as there is any, or something wrong is written. */
function Condonation({ form, calculation, locked }: Pick<Props, 'form' | 'calculation' | 'locked'>) {
  const isAny = useCalculated(calculation, ({ depreciacion }) => depreciacion > 0);
  const fault = useFault(calculation, null, 'condonacion');
  if (!isAny && fault === null) return null;
  return (
    <AmountRows>
      <AmountRow
        label="Condonar de la depreciación"
        input={form.register('condonacion')}
        fault={fault}
        locked={locked}
      />
    </AmountRows>
  );
}

interface AuthorizationProps extends Pick<Props, 'calculation'> {
  readonly maximos: Centavos;
}

/** Why somebody else must authorize it; nothing when it needs no authorization. */
function Authorization({ calculation, maximos }: AuthorizationProps) {
  const autorizacion = useCalculated(
    calculation,
    ({ autorizacion: motivos, sumas }) => motivos.map((motivo) => motivoEnPalabras(motivo, maximos, sumas)),
    shallowEqual,
  );
  if (autorizacion.length === 0) return null;
  return (
    <Note colorPalette="orange" fontSize="sm">
      <strong>Necesita autorización de otra persona.</strong>
      <ul>
        {autorizacion.map((texto) => (
          <li key={texto}>{texto}.</li>
        ))}
      </ul>
      <HelpLink at={NEEDS_AUTHORIZATION} />
    </Note>
  );
}

interface SumProps extends Pick<Props, 'calculation'> {
  readonly name: string;
  readonly of: (calculo: CalculoVale) => Centavos;
  /** It is taken off. */
  readonly less?: boolean;
  /** Shown only when it is something. */
  readonly optional?: boolean;
  readonly strong?: boolean;
  readonly large?: boolean;
}

function Sum({ name, calculation, of, less = false, optional = false, strong = false, large = false }: SumProps) {
  const isLeftOut = useCalculated(calculation, (calculo) => optional && of(calculo) === 0);
  if (isLeftOut) return null;
  return (
    <Sums.Item {...(strong ? TOTAL : {})} fontSize={large ? 'xl' : undefined}>
      <Sums.Name color={strong ? 'fg' : undefined}>{name}</Sums.Name>
      <Sums.Amount>
        {less && '−'}
        <Amount calculation={calculation} of={of} />
      </Sums.Amount>
    </Sums.Item>
  );
}
