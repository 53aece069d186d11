import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { motivoEnPalabras } from '#domain/autorizacionVale';
import type { CalculoVale } from '#domain/calculoVale';
import type { Centavos } from '#domain/money';
import { fromPesos, toPesos } from '#domain/money';
import type { HojaDeVale } from '#domain/ventaParaVale';
import { Card } from '../../ui/Card.tsx';
import { Money } from '../../ui/Money.tsx';
import { Note } from '../../ui/Note.tsx';
import { Fault, faultOf } from './Fault.tsx';
import { Methods } from './Methods.tsx';
import type { MakingValues } from './values.ts';

const Sums = chakra('dl', {
  base: {
    display: 'grid',
    gap: 1,
    fontVariantNumeric: 'tabular-nums',
    '& > div': { display: 'flex', justifyContent: 'space-between', gap: 3 },
    '& dt': { color: 'fg.muted' },
    '& > div[data-strong]': { pt: 1.5, borderTop: '1px solid', borderColor: 'border', fontWeight: 'semibold' },
    '& > div[data-strong] dt': { color: 'fg' },
    '& > div[data-large]': { fontSize: 'xl' },
  },
});

interface Props {
  readonly hoja: HojaDeVale;
  readonly form: UseFormReturn<MakingValues>;
  readonly calculo: CalculoVale;
  readonly locked: boolean;
}

/** What the voucher comes to, always true: amounts, how they go back, and who must authorize it. */
export function Summary({ hoja, form, calculo, locked }: Props) {
  const id = useId();
  const { totales, depreciacion, condonacion, saldo, autorizacion } = calculo;
  const maximos = fromPesos(hoja.reglas.maximos);
  return (
    <Card aria-labelledby={id} display="grid" gap={3}>
      <h2 id={id}>Resumen</h2>
      <Sums>
        <Sum name="Artículos" text={String(calculo.cantidad)} />
        <Sum name="Subtotal" amount={totales.subtotal} />
        {totales.descuento > 0 && <Sum name="Descuento" amount={totales.descuento} less />}
        <Sum name="IVA" amount={totales.iva} />
        {totales.ieps > 0 && <Sum name="IEPS" amount={totales.ieps} />}
        <Sum name="Total" amount={totales.total} strong />
        {depreciacion > 0 && <Sum name="Depreciación" amount={depreciacion} less />}
        {condonacion > 0 && <Sum name="Condonación" amount={condonacion} />}
        <Sum name="A devolver" amount={saldo} strong large />
      </Sums>
      {depreciacion > 0 && (
        <Condoned>
          Condonar de la depreciación
          <input
            {...form.register('condonacion')}
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            aria-invalid={faultOf(calculo, 'condonacion') !== null || undefined}
            disabled={locked}
          />
        </Condoned>
      )}
      <Fault text={faultOf(calculo, 'condonacion')} />
      <Methods hoja={hoja} form={form} calculo={calculo} locked={locked} />
      {autorizacion.length > 0 && (
        <Note colorPalette="orange" fontSize="sm">
          <strong>Necesita autorización de otra persona.</strong>
          <ul>
            {autorizacion.map((motivo) => (
              <li key={motivo}>{motivoEnPalabras(motivo, maximos)}.</li>
            ))}
          </ul>
        </Note>
      )}
    </Card>
  );
}

const Condoned = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 2,
    fontSize: 'sm',
    color: 'fg.muted',
    '& input': {
      w: '7rem',
      h: '1.875rem',
      px: 2,
      textAlign: 'end',
      border: '1px solid',
      borderColor: 'border.emphasized',
      borderRadius: 'sm',
      bg: 'bg.panel',
      color: 'fg',
    },
  },
});

interface SumProps {
  readonly name: string;
  readonly amount?: Centavos;
  readonly text?: string;
  /** It is taken off. */
  readonly less?: boolean;
  readonly strong?: boolean;
  readonly large?: boolean;
}

function Sum({ name, amount, text, less = false, strong = false, large = false }: SumProps) {
  return (
    <div data-strong={strong || undefined} data-large={large || undefined}>
      <dt>{name}</dt>
      <dd>
        {less && '−'}
        {amount === undefined ? text : <Money value={toPesos(amount)} />}
      </dd>
    </div>
  );
}
