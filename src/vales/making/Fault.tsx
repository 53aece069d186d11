import { useSelector } from '@xstate/react';
import type { CalculoVale } from '#domain/vales/calculoVale';
import type { ValeRef } from '#machines/vale.machine';
import { HelpLink } from '../../ui/HelpLink.tsx';
import { Note } from '../../ui/Note.tsx';
import { Fault } from '../Fault.tsx';
import { type CalculationRef, useCalculated, useFault } from './calculation.ts';

interface Props {
  readonly calculation: CalculationRef;
  readonly campo: CalculoVale['fallas'][number]['campo'];
}

/** The fault of the whole voucher in one respect. */
export function FaultOf({ calculation, campo }: Props) {
  return <Fault text={useFault(calculation, null, campo)} />;
}

/** The fault of the lines as a whole, once any is taken. */
export function FaultOfLines({ calculation }: Pick<Props, 'calculation'>) {
  const isBegun = useCalculated(calculation, ({ lineas }) => lineas.length > 0);
  return isBegun && <FaultOf calculation={calculation} campo="articulos" />;
}

/** The server's answer to who only validates. */
export function ValidationAnswer({ actor }: { readonly actor: ValeRef }) {
  const failure = useSelector(actor, (state) => (state.hasTag('failed') ? state.context.failure : null));
  const answer = useSelector(actor, (state) => (state.hasTag('accepted') ? state.context.calculo : null));
  if (failure !== null) {
    return (
      <Note colorPalette="red" fontSize="sm" role="alert">
        {failure.texto}
        <HelpLink of={failure.texto} />
      </Note>
    );
  }
  if (answer === null) return null;
  return (
    <Note colorPalette="green" fontSize="sm" role="status">
      {answer.descripcion}
      {answer.requiereAutorizacion && '; quedará por autorizar'}.
    </Note>
  );
}
