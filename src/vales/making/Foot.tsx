import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { showPesos, toPesos } from '#domain/money';
import { useCalculated } from './calculation.ts';
import { SaveButtons } from './SaveButtons.tsx';

/** What goes back and the buttons that save it, always in view where the summary stands below the lines. */
export function Foot(props: ComponentProps<typeof SaveButtons>) {
  const saldo = useCalculated(props.calculation, (calculo) => calculo.saldo);
  return (
    <Bar role="group" aria-label="A devolver">
      <p>
        A devolver <strong>{showPesos(toPesos(saldo))}</strong>
      </p>
      <Buttons>
        <SaveButtons {...props} quiet />
      </Buttons>
    </Bar>
  );
}

const Bar = chakra('div', {
  base: {
    display: { base: 'flex', xl: 'none' },
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 3,
    position: 'sticky',
    bottom: 0,
    zIndex: 1,
    mt: 4,
    py: 2,
    borderTop: '1px solid',
    borderColor: 'border',
    bg: 'bg',
    '& strong': { fontSize: 'xl', fontVariantNumeric: 'tabular-nums' },
  },
});

const Buttons = chakra('div', { base: { display: 'flex', flexDirection: 'row-reverse', flexWrap: 'wrap', gap: 2 } });
