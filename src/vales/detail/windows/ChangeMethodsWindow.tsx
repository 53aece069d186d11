import { Box, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { type Centavos, fromPesos, pesosToType, showPesos, toPesos } from '#domain/common/money';
import { estadoDeReparto } from '#domain/vales/repartoVale';
import type { IdMetodo, MetodoConMonto } from '#domain/ventas/metodosDevolucion';
import { query } from '../../../data/query.ts';
import { LoadFailed } from '../../../ui/EmptyState.tsx';
import type { FormKit } from '../../../ui/form/useForm.ts';
import { Loading } from '../../../ui/Loading.tsx';
import { Note } from '../../../ui/Note.tsx';
import { useWork } from '../../../ui/works/useWork.ts';
import { WorkWindow } from '../../../ui/works/WorkWindow.tsx';
import { MethodFields } from '../../methods/MethodFields.tsx';
import { methodParts } from '../../methods/methodParts.ts';
import { type MethodTexts, methodKey, methodTexts, writtenMethods } from '../../methods/methodTexts.ts';
import { useVoucherPage } from '../context.ts';
import { openParts } from '../refund.ts';
import { asksInWords, changedSchema, faultOfDivision, type Rest, restOf, whyItWaits } from '../restOfVoucher.ts';

/** Divides anew what of the voucher was not given back yet; what has gone stays as it went. */
export function ChangeMethodsWindow() {
  const page = useVoucherPage();
  const { shown } = page;
  const reading = useQuery(query('metodosPorCambiar', { ruta: { id: shown.id } }));
  const rest = useMemo(() => (reading.data === undefined ? null : restOf(reading.data)), [reading.data]);
  const schema = useMemo(() => changedSchema(rest), [rest]);
  const [before] = useState(() =>
    openParts(shown).map(({ metodo, monto }) => ({ metodo: metodo.id, monto: fromPesos(monto) })),
  );
  const [blank] = useState(() => methodTexts(before));
  const kit = useWork(page.record, 'cambiarMetodos', { blank, schema });
  return (
    <WorkWindow page={page} name="cambiarMetodos" kit={kit} above={<Gone />}>
      {rest !== null && <Division form={kit.form} rest={rest} before={before} />}
      {rest === null && reading.error === null && <Loading text="Buscando cómo se puede devolver..." />}
      {rest === null && reading.error !== null && (
        <LoadFailed text={reading.error.texto} onRetry={() => void reading.refetch()} />
      )}
    </WorkWindow>
  );
}

/** The amounts that went back already, which cannot be changed. */
function Gone() {
  const { metodosPago } = useVoucherPage().shown;
  const gone = metodosPago.filter(({ devuelto }) => devuelto > 0);
  if (gone.length === 0) return null;
  const told = gone.map(({ metodo, devuelto }) => `${metodo.nombre} ${showPesos(devuelto)}`).join(', ');
  return <Note colorPalette="gray">Ya se devolvió por {told}: eso queda como fue.</Note>;
}

interface DivisionProps {
  readonly form: FormKit<MethodTexts>;
  readonly rest: Rest;
  /** The division as it is. */
  readonly before: readonly MetodoConMonto[];
}

/** A field for each method, how far what is written is from what is left, and whether it will wait. */
function Division({ form, rest, before }: DivisionProps) {
  const { methods, control } = form;
  const texts = useWatch({ control }) as MethodTexts;
  const division = { saldo: rest.saldo, metodos: writtenMethods(texts) };
  const put = (metodo: IdMetodo, monto: Centavos) => {
    const name = methodKey(metodo);
    methods.setValue(name, pesosToType(toPesos(monto)), { shouldValidate: true });
    // The button that was pressed goes once nothing is missing.
    methods.setFocus(name);
  };
  const inputOf = (metodo: IdMetodo) => {
    // The fault of the division stands below all of them.
    const { error: _, ...input } = form.field(methodKey(metodo));
    return input;
  };
  const waits = whyItWaits(before, division.metodos, rest);
  return (
    <>
      <Text fontSize="sm">
        Por devolver: <strong>{showPesos(toPesos(rest.saldo))}</strong>
      </Text>
      <MethodFields
        parts={methodParts(rest.pagos, division, rest)}
        estado={estadoDeReparto(division.saldo, division.metodos, faultOfDivision(division.metodos, rest))}
        billetera={rest.billetera}
        locked={form.locked}
        textOf={(metodo) => texts[methodKey(metodo)] ?? ''}
        inputOf={inputOf}
        asksOf={(metodo) => asksInWords(metodo, before, rest)}
        onPut={put}
      />
      <Box role="status">{waits !== null && <Note colorPalette="orange">{waits}</Note>}</Box>
    </>
  );
}
