import { chakra, Flex } from '@chakra-ui/react';
import type { UseFormReturn } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import type { CalculoVale } from '#domain/calculoVale';
import type { IdMetodo } from '#domain/metodosDevolucion';
import { disponibles, METODOS_DEVOLUCION, maximoEnDinero, metodoEnDinero } from '#domain/metodosDevolucion';
import { showPesos, sum, toPesos } from '#domain/money';
import type { HojaDeVale } from '#domain/ventaParaVale';
import { ventaPorDevolver } from '#domain/ventaParaVale';
import { Button } from '../../ui/Button.tsx';
import { CheckField } from '../../ui/form/CheckField.tsx';
import { Fault, faultOf } from './Fault.tsx';
import type { MakingValues } from './values.ts';
import { methodKey, methodTexts } from './values.ts';

const Rows = chakra('div', {
  base: {
    display: 'grid',
    gap: 1.5,
    fontSize: 'sm',
    fontVariantNumeric: 'tabular-nums',
    '& > div, & > label': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 },
    '& small': { display: 'block', color: 'fg.muted', fontSize: 'xs' },
    '& input': {
      w: '7rem',
      h: '1.875rem',
      px: 2,
      textAlign: 'end',
      border: '1px solid',
      borderColor: 'border.emphasized',
      borderRadius: 'sm',
      bg: 'bg.panel',
    },
  },
});

interface Props {
  readonly hoja: HojaDeVale;
  readonly form: UseFormReturn<MakingValues>;
  readonly calculo: CalculoVale;
  readonly locked: boolean;
}

/** How the balance goes back: as it was paid, or as the person divides it, with what is left of each way. */
export function Methods({ hoja, form, calculo, locked }: Props) {
  const chooses = useWatch({ control: form.control, name: 'eligeMetodos' });
  const choose = () => {
    form.setValue('metodos', methodTexts(calculo.metodos));
    form.setValue('eligeMetodos', true, { shouldDirty: true });
  };
  return (
    <section aria-label="Métodos de devolución">
      <Flex align="center" justify="space-between" mb={1}>
        <chakra.h3 fontWeight="semibold">Se devuelve por</chakra.h3>
        {chooses ? (
          <Button
            size="sm"
            variant="ghost"
            disabled={locked}
            onClick={() => form.setValue('eligeMetodos', false, { shouldDirty: true })}
          >
            Como se pagó
          </Button>
        ) : (
          <Button size="sm" variant="ghost" disabled={locked || calculo.saldo === 0} onClick={choose}>
            Repartir
          </Button>
        )}
      </Flex>
      {chooses ? (
        <Chosen hoja={hoja} form={form} calculo={calculo} locked={locked} />
      ) : (
        <>
          <Rows>
            {calculo.metodos.map(({ metodo, monto }) => (
              <div key={metodo}>
                <span>{METODOS_DEVOLUCION[metodo]}</span>
                <span>{showPesos(toPesos(monto))}</span>
              </div>
            ))}
          </Rows>
          <CheckField label="Todo a la billetera del cliente" disabled={locked} {...form.register('soloBilletera')} />
        </>
      )}
    </section>
  );
}

function Chosen({ hoja, form, calculo, locked }: Props) {
  const { saldo, metodos } = calculo;
  const left = saldo - sum(metodos.map(({ monto }) => monto));
  return (
    <>
      <Rows>
        {waysOf(hoja, calculo).map(({ id, max }) => (
          <label key={id}>
            <span>
              {METODOS_DEVOLUCION[id]}
              {max !== null && <small>Hasta {showPesos(max)}</small>}
            </span>
            <input
              {...form.register(`metodos.${methodKey(id)}`)}
              inputMode="decimal"
              autoComplete="off"
              maxLength={14}
              disabled={locked}
            />
          </label>
        ))}
        {left !== 0 && (
          <div role="status">
            <span>{left > 0 ? 'Falta repartir' : 'Sobra'}</span>
            <strong>{showPesos(Math.abs(left) / 100)}</strong>
          </div>
        )}
      </Rows>
      <Fault text={left === 0 ? faultOf(calculo, 'metodosDevolucion') : null} />
    </>
  );
}

/** The ways that this sale has, each with the most that can go back by it; null for no bound but the balance. */
function waysOf(
  hoja: HojaDeVale,
  { saldo }: CalculoVale,
): readonly { readonly id: IdMetodo; readonly max: number | null }[] {
  const { pagos } = ventaPorDevolver(hoja);
  const special = disponibles(pagos);
  const money = maximoEnDinero(saldo, pagos);
  return [
    ...([2, 4] as const).flatMap((id) => (special[id] > 0 ? [{ id, max: toPesos(special[id]) }] : [])),
    { id: 3, max: null },
    ...(money > 0 ? [{ id: 6 as const, max: Math.min(2_000, toPesos(money)) }] : []),
    ...(money > 0 && metodoEnDinero(money) === 5 ? [{ id: 5 as const, max: toPesos(money) }] : []),
    { id: 7, max: null },
  ];
}
