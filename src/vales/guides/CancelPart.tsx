import { Text } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { ESTADOS_ARTICULO, sePuedeCancelar } from '#domain/guias';
import { TextField } from '../../ui/Field.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { useForm } from '../../ui/form/useForm.ts';
import type { CancelProps } from './CancelWhole.tsx';
import { onTheRoad, unitsInWords, unitsOf } from './guideRows.ts';
import { fieldOf, partSchema, typedUnits } from './partSchema.ts';
import { WindowOfWork } from './WindowOfWork.tsx';

/** Which units of each row of a guide are cancelled; rows that have left are not asked about. */
export function CancelPart({ panel, work, guia, focusAfter }: CancelProps) {
  // What is asked about stays as it was when the window was opened; the server decides.
  const [rows] = useState(() => guia.articulos.filter(({ statusitem }) => sePuedeCancelar(statusitem)));
  const [schema] = useState(() => partSchema(rows));
  const isLocked = useSelector(work, (state) => state.hasTag('locked'));
  const form = useForm({
    schema,
    defaultValues: Object.fromEntries(rows.map(({ idarticulo }) => [fieldOf(idarticulo), ''])),
    locked: isLocked,
    onSubmit: (articulos) => {
      panel.send({ type: 'enviar', articulos });
      return null;
    },
  });
  const { subscribe } = form.methods;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: () => panel.send({ type: 'modificar' }) }),
    [subscribe, panel],
  );
  const typed = useWatch({ control: form.control });
  const rest = onTheRoad(unitsOf(guia).enCamino);
  return (
    <WindowOfWork
      work={work}
      title={`Cancelar artículos de la guía ${guia.guia}`}
      button="Cancelar artículos"
      busyText="Cancelando..."
      failed="No se pudieron cancelar los artículos."
      formId={form.id}
      onSend={form.submit}
      focusAfter={focusAfter}
    >
      <Form form={form} label={`Cancelar artículos de la guía ${guia.guia}`}>
        {rows.map(({ idarticulo, descripcion, codigopaquete, cantidad, statusitem }) => (
          <TextField
            key={idarticulo}
            label={`${descripcion} (${codigopaquete})`}
            help={`Hasta ${unitsInWords(cantidad)} · ${ESTADOS_ARTICULO[statusitem]}`}
            inputMode="numeric"
            maxLength={9}
            {...form.field(fieldOf(idarticulo))}
          />
        ))}
      </Form>
      <Text mt={3} fontSize="sm" role="status">
        {[`Por cancelar: ${unitsInWords(typedUnits(typed))}`, rest].filter((text) => text !== null).join('; ')}
      </Text>
    </WindowOfWork>
  );
}
